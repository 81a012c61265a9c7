// Replaced at build: fenceLoader.ts answers `pageFences.js?fences=…` with the code of one page.
