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
  readonly until: unknown;
}

/** A part of the screen that can fall without taking the rest with it. React tells what fell on the console. */
export class Catch extends Component<Props, State> {
  override state: State = { fall: null, until: this.props.until };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { fall: { error, parts: null } };
  }

  static getDerivedStateFromProps({ until }: Props, before: State): State | null {
    return before.until === until ? null : { fall: null, until };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    const fall = { error, parts: componentStack ?? null };
    this.setState({ fall });
    this.props.onFall?.(fall);
  }

  readonly retry = (): void => this.setState({ fall: null });

  override render(): ReactNode {
    const { fall } = this.state;
    return fall === null ? this.props.children : this.props.otherwise(fall, this.retry);
  }
}
