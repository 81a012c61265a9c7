import {Component, type ReactNode} from 'react';

interface BoundaryProps {
  readonly children?: ReactNode;
  readonly fallback: (state: {error: Error; tryAgain: () => void}) => ReactNode;
}

/** Docusaurus' boundary without the page that it shows by itself. */
export class ErrorBoundary extends Component<BoundaryProps, {error: Error | null}> {
  override state: {error: Error | null} = {error: null};
  static getDerivedStateFromError = (error: Error) => ({error});
  override render() {
    const {error} = this.state;
    const tryAgain = () => this.setState({error: null});
    return error ? this.props.fallback({error, tryAgain}) : this.props.children;
  }
}
