import { data, type ServerBuild } from 'react-router'
import { servicesContext } from '../context.ts'
import { whoIsAway } from '../who-is-away.ts'

type RouteModule = NonNullable<ServerBuild['routes'][string]>['module']
type Answering = NonNullable<RouteModule['loader']>

/**
 * The site's pages, which answer 503 instead of 500 while the database or a supplier is away: whoever asks for one, and
 * whatever part of it needed them, the error page is shown in its words for it.
 */
export function withUnavailablePages(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => [
    id,
    route && { ...route, module: guard(route.module) },
  ])
  return { ...build, routes: Object.fromEntries(routes) }
}

function guard({ loader, action, ...rest }: RouteModule): RouteModule {
  return { ...rest, ...(loader && { loader: answering(loader) }), ...(action && { action: answering(action) }) }
}

const answering =
  (answer: Answering): Answering =>
  async (args) => {
    try {
      return await answer(args)
    } catch (error) {
      const away = whoIsAway(error)
      if (!away) throw error
      const { log } = args.context.get(servicesContext)
      log.warn({ err: error, path: args.url.pathname }, `${away} away`)
      throw data(null, { status: 503 })
    }
  }
