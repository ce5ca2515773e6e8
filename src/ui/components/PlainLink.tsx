import { Link, type Href } from 'expo-router';
import type { ReactNode } from 'react';
import { StyleSheet, type StyleProp, type ViewStyle } from 'react-native';
import { PlainPressable } from './PlainPressable';

interface Props {
  readonly href: Href;
  readonly label: string;
  /** The page that is shown, among links. */
  readonly current?: boolean;
  /** Takes the place of this page instead of lying on top of it. */
  readonly replace?: boolean;
  readonly style?: StyleProp<ViewStyle>;
  readonly children: ReactNode;
}

/** A link that looks as its page wants. A link in the browser merges styles, so they are handed to it as one. */
export function PlainLink({ href, label, current = false, replace = false, style, children }: Props) {
  return (
    <Link href={href} replace={replace} asChild>
      <PlainPressable role="link" label={label} current={current} style={StyleSheet.flatten(style)}>
        {children}
      </PlainPressable>
    </Link>
  );
}
