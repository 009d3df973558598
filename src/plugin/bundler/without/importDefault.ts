/** What of tslib Docusaurus' common package asks for; see withoutUnused. */
export function __importDefault<T>(module: T): T | { default: T } {
  return (module as { __esModule?: boolean } | null)?.__esModule ? module : { default: module };
}
