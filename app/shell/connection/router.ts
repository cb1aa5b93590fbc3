import type { DataRouter } from 'react-router'

/** Where React Router leaves its router and what it knows of the pages' files. */
type Globals = {
  __reactRouterDataRouter: DataRouter
  __reactRouterManifest: { routes: Record<string, { module: string; imports?: string[]; css?: string[] } | undefined> }
  __reactRouterRouteModules: Record<string, unknown>
}

const globals = () => window as unknown as Globals

export const browserRouter = () => globals().__reactRouterDataRouter

/** The files of a page's route that have not come yet, the script itself first. */
export function missingFiles(routeId: string): string[] {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: known } = globals()
  const route = manifest.routes[routeId]
  return route && !known[routeId] ? [route.module, ...(route.imports ?? []), ...(route.css ?? [])] : []
}
