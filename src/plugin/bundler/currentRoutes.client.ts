/** A route of the generated routes.js. Pages create their component on demand; layouts and the 404 page have one. */
interface Route {
  path: string;
  create?: () => unknown;
  component?: unknown;
  routes?: Route[];
}

/** The parts of a path, as the router compares them: without case, the slash at the end, and index.html. */
function partsOf(path: string): string[] {
  const text = decodeURI(path).toLowerCase();
  return text.replace(/\/(index\.html)?$/, '').split('/');
}

/** True if a path matches a pattern: "/history/:engine/:line/" matches any two parts. */
export function isOf(pattern: string, path: string): boolean {
  const [wanted, found] = [partsOf(pattern), partsOf(path)];
  return wanted.length === found.length && wanted.every((part, at) => part.startsWith(':') || part === found[at]);
}

/** The routes of which `isWanted` accepts the path, with their components. Layouts and the 404 page remain. */
export function routesOf(routes: Route[], isWanted: (path: string) => boolean): Route[] {
  return routes.flatMap(({ create, ...route }) => {
    if (route.routes) return [{ ...route, routes: routesOf(route.routes, isWanted) }];
    if (!create) return [route];
    return isWanted(route.path) ? [{ ...route, component: create() }] : [];
  });
}

/**
 * The routes that a script needs: in a browser the route of the shown page only, because it loads other pages as
 * documents; on a server all. The router would compile the path of each route on every page.
 */
export function currentRoutes(routes: Route[]): Route[] {
  return routesOf(routes, (path) => typeof window === 'undefined' || isOf(path, window.location.pathname));
}
