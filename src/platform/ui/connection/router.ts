import type { DataRouter } from 'react-router'
import type { LatePart } from '#platform/ui/loading/late-page.tsx'

/** Where React Router leaves its router and what it knows of the pages' files. */
type Globals = {
  __reactRouterDataRouter: DataRouter
  __reactRouterManifest: { routes: Record<string, Route | undefined> }
  __reactRouterRouteModules: Record<string, RouteModule | undefined>
}

type Route = { path?: string; parentId?: string; module: string; imports?: string[]; css?: string[] }

export type RouteModule = { handle?: { parts?: Pick<LatePart<object>, 'isHere' | 'bring'>[] } }

const globals = () => window as unknown as Globals

export const browserRouter = () => globals().__reactRouterDataRouter

export const browserRoutes = () => globals().__reactRouterManifest.routes

/** The files of a page's route that have not come yet, the script itself first. */
export function missingFiles(routeId: string): string[] {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: known } = globals()
  const route = manifest.routes[routeId]
  return route && !known[routeId] ? [route.module, ...(route.imports ?? []), ...(route.css ?? [])] : []
}

/** What a route has still to bring for some of its pages, once its own script is here. */
export const missingParts = (module: RouteModule | undefined) =>
  (module?.handle?.parts ?? []).filter((part) => !part.isHere())

export const knownModule = (routeId: string) => globals().__reactRouterRouteModules[routeId]
