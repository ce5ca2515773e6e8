import { StyleSheet, Text as NativeText, type StyleProp, type TextStyle } from 'react-native';
import { type Palette, typeScale, type TypeVariant } from '../theme/tokens';
import { useNarrow } from '../theme/useNarrow';
import { useTheme } from '../theme/useTheme';

interface Props {
  readonly variant?: TypeVariant;
  readonly color?: keyof Palette;
  /** Makes it a heading for screen readers, of this rank. */
  readonly heading?: 1 | 2 | 3;
  readonly align?: 'left' | 'center';
  /** At most so many lines, the rest is cut. */
  readonly lines?: number;
  /** When it is not the language of the page. */
  readonly lang?: string;
  readonly style?: StyleProp<TextStyle>;
  readonly children: string;
}

export function Text(props: Props) {
  return props.variant === 'title' || props.variant === 'heading' ? (
    <Large {...props} variant={props.variant} />
  ) : (
    <Sized {...props} />
  );
}

/** What is large already gives way where the screen is narrow for its text. */
function Large({ variant, style, ...props }: Props & { readonly variant: keyof typeof smaller }) {
  const narrow = useNarrow();
  return <Sized {...props} variant={variant} style={narrow ? [smaller[variant], style] : style} />;
}

function Sized({ variant = 'body', color = 'ink', heading, align = 'left', lines, lang, style, children }: Props) {
  const { colors } = useTheme();
  return (
    <NativeText
      {...(heading === undefined ? {} : { role: 'heading' as const, 'aria-level': heading })}
      {...(lines === undefined ? {} : { numberOfLines: lines })}
      {...(lang === undefined ? {} : { lang })}
      // Text grows as far as the device asks; only what is huge already would break its one word in two.
      {...(variant === 'display' ? { maxFontSizeMultiplier: 1.4 } : {})}
      style={[typeScale[variant], styles.figures, { color: colors[color], textAlign: align }, style]}
    >
      {children.replaceAll(' …', UNBROKEN)}
    </NativeText>
  );
}

/** Dots alone on a line say nothing. */
const UNBROKEN = '\u00a0…';

// The figures of the display face hang below the line by default, which reads badly in scores and days.
const styles = StyleSheet.create({ figures: { fontVariant: ['lining-nums'] } });

const smaller = StyleSheet.create({
  title: { fontSize: 24, lineHeight: 30 },
  heading: { fontSize: 17, lineHeight: 24 },
});
