/** Relative imports with an extension of their own, such as `import './Name.css'`. */
const extraImport = /^import\s+(?:[^'"]+\sfrom\s+)?['"]\.\/([\w.-]+\.(?:css|json))['"]/gm;

/** The files beside a demo that it imports, and that a reader needs as well. */
export function importedFiles(source: string): string[] {
  return [...source.matchAll(extraImport)].map(([, name = '']) => name);
}
