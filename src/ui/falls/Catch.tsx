import { Component, type ErrorInfo, type ReactNode } from 'react';

/** What went wrong, and in which part of the screen. */
export interface Fall {
  readonly error: unknown;
  readonly parts: string | null;
}

interface Props {
  readonly children: ReactNode;
  /** What is shown in its place. If that falls as well, the next one above is asked. */
  readonly otherwise: (fall: Fall, retry: () => void) => ReactNode;
  readonly onFall?: (fall: Fall) => void;
  /** As soon as another one is given it is tried again. */
  readonly until?: unknown;
}

interface State {
  readonly fall: Fall | null;
  /** What was caught and is not looked at yet. */
  readonly caught: { readonly error: unknown } | null;
  /** What is shown in its place has fallen, too: that is for the next one above. */
  readonly passed: { readonly error: unknown } | null;
  readonly until: unknown;
}

const STANDING = { fall: null, caught: null, passed: null } as const;

/** A part of the screen that can fall without taking the rest with it. React tells what fell on the console. */
export class Catch extends Component<Props, State> {
  override state: State = { ...STANDING, until: this.props.until };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { caught: { error } };
  }

  static getDerivedStateFromProps({ until }: Props, { fall, caught, until: before }: State): Partial<State> | null {
    if (caught !== null)
      return fall === null
        ? { fall: { error: caught.error, parts: null }, caught: null }
        : { passed: caught, caught: null };
    return before === until ? null : { ...STANDING, until };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    const fall = { error, parts: componentStack ?? null };
    this.setState({ fall });
    this.props.onFall?.(fall);
  }

  readonly retry = (): void => this.setState(STANDING);

  override render(): ReactNode {
    const { fall, passed } = this.state;
    if (passed !== null) throw passed.error;
    return fall === null ? this.props.children : this.props.otherwise(fall, this.retry);
  }
}
