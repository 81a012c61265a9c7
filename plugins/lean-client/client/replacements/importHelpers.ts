/** What a default import of a CommonJS module gives, as TypeScript compiles it. */
export function __importDefault(module: {__esModule?: boolean; default?: unknown}): {default?: unknown} {
  return module.__esModule ? module : {default: module};
}
