import React, {Component, type ReactNode} from 'react';
import ErrorPageContent from '@theme/ErrorPageContent';

interface Props {
  /** Address of the page that is shown. */
  readonly page: string;
  readonly children: ReactNode;
}

interface State {
  readonly page: string;
  readonly error: Error | undefined;
  /** Whether the page has been drawn a second time, after an error. */
  readonly isSecondTry: boolean;
}

const firstTry = {error: undefined, isSecondTry: false};

/**
 * Keeps an error on the page that has it. What a page throws while it goes away is caught by what stays, and then the
 * next page is there already: so a page is drawn once more before it counts as crashed.
 */
export default class PageBoundary extends Component<Props, State> {
  static getDerivedStateFromProps({page}: Props, state: State): State | null {
    return page === state.page ? null : {page, ...firstTry};
  }

  static getDerivedStateFromError(error: Error): Pick<State, 'error'> {
    return {error};
  }

  override state: State = {page: this.props.page, ...firstTry};

  override componentDidCatch(): void {
    if (!this.state.isSecondTry) this.tryAgain();
  }

  override render(): ReactNode {
    const {error, isSecondTry} = this.state;
    if (error === undefined) return this.props.children;
    return isSecondTry && <ErrorPageContent error={error} tryAgain={this.tryAgain} />;
  }

  private readonly tryAgain = (): void => {
    this.setState({error: undefined, isSecondTry: true});
  };
}
