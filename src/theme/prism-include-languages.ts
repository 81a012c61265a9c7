// Ejected: code is highlighted at build, so there is no run-time highlighter to add languages to.
export default function prismIncludeLanguages(): void {}
