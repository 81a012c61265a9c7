import {variables} from './index';

/** The rows of the README's table of variables, without its head. */
export function variableRows(): string[] {
  return Object.entries(variables).map(([name, {sets}]) => `| \`${name}\` | ${sets} |`);
}

const head = ['| Variable | What it sets |', '| --- | --- |'];

/**
 * A README with the table of variables as it should be; its columns are not aligned.
 *
 * @param readme with a section "Configuration", whose first table is that of the variables
 */
export function withVariables(readme: string): string {
  return readme.replace(
    /(?<=^## Configuration\n[^|]*)(?:^\|.*\n)+/m,
    () => `${[...head, ...variableRows()].join('\n')}\n`,
  );
}
