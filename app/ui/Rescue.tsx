import { Component, type ReactNode } from "react";
import { LostPart } from "~/domain/common/part";

interface RescueProps {
  /** What stands in for the part if it fails. */
  instead: ReactNode;
  onFail?: () => void;
  children: ReactNode;
}

/** A part of the page whose failure costs only itself. */
export class Rescue extends Component<RescueProps, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }
  override componentDidCatch(error: unknown): void {
    // A part that did not arrive is provided for; anything else is a fault that somebody should hear of.
    if (!(error instanceof LostPart)) reportError(error);
    this.props.onFail?.();
  }
  override render(): ReactNode {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
