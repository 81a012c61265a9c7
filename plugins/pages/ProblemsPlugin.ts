import type {Compiler} from 'webpack';

const name = 'PageProblemsPlugin';

/** In development: shows in the browser what is wrong with the pages, beside the errors of the bundler. */
export class ProblemsPlugin {
  #problems: readonly string[] = [];
  #compiler: Compiler | undefined;

  apply(compiler: Compiler): void {
    this.#compiler = compiler;
    compiler.hooks.afterCompile.tap(name, ({errors, compiler: current}) => {
      // The hook is also that of the compilers below this one, which make the document.
      if (current.isChild()) return;
      errors.push(...this.#problems.map((problem) => new compiler.webpack.WebpackError(problem)));
    });
  }

  /** Takes the problems that there are now; what the browser shows follows. */
  show(problems: readonly string[]): void {
    if (problems.join('\n') === this.#problems.join('\n')) return;
    this.#problems = problems;
    this.#compiler?.watching?.invalidate();
  }
}
