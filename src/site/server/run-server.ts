import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { notePaymentMode } from '#features/checkout/server/payments/noted-payment-mode.ts'
import { reportCrashes } from '#features/tracking/server/errors/report-crash.ts'
import type { Config } from '#platform/server/config/config.ts'
import { serveCachedFirst } from '#platform/server/http/cache/serve-cached.ts'
import { limitConnections, refuseTwoHosts, requestDeadlines } from '#platform/server/http/guards/connection-limits.ts'
import { addSecurityHeaders } from '#platform/server/http/security-headers.ts'
import { spreadRequests } from '#platform/server/http/spread-requests.ts'
import { trackRequests } from '#platform/server/http/track-requests.ts'
import { startJobs } from '#platform/server/jobs/start-jobs.ts'
import { projectFolder } from '#platform/server/project-folder.ts'
import { stopOnSignals, surviveLostPromises } from '#platform/server/signals.ts'
import { noteSecret } from '#platform/server/signing-secret.ts'
import { within } from '#platform/server/within.ts'
import { emailSubjects } from '../features.ts'
import { openServices } from './open-services.ts'
import type { AttachedSandbox } from './sandbox.ts'

type AppModule = typeof import('./http/app.ts')

/** Starts the shop, says where it listens, and stops it in order on Ctrl-C, also while it is still starting. */
export async function runServer(config: Config) {
  const stopping = new AbortController()
  // In the next turn: who tells us to stop while PostgreSQL is being made is heard already.
  const starting = Promise.resolve().then(() => startShop(config, stopping.signal))
  stopOnSignals(async () => {
    stopping.abort()
    // A start that was broken off has closed what it had opened.
    const stop = await starting.catch(() => null)
    await stop?.()
  })
  await starting.catch((error) => {
    if (!stopping.signal.aborted) throw error
  })
}

/** Returns how to stop it. */
async function startShop(config: Config, stopping: AbortSignal): Promise<() => Promise<void>> {
  const started = performance.now()
  const { services, patient, jobs, sandbox, close } = await openServices(config, undefined, stopping)
  try {
    surviveLostPromises(services.log)
    if (services.errorReports && config.errorReporting) reportCrashes(services.errorReports, config.errorReporting.dsn)
    await notePaymentMode(services)
    await noteSecret(services)
    if (config.doesJobs) await startJobs(patient, jobs, { subjects: emailSubjects })
    const { server, hangUp } = config.isDevelopment
      ? await developmentServer(services, sandbox)
      : await productionServer(services, sandbox)
    const finish = trackRequests(server)
    stopping.throwIfAborted()
    await listen(server, config)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`${config.site.brand} listens on http://localhost:${portOf(server)} (ready in ${seconds} s)`)
    return async () => {
      hangUp()
      const milliseconds = config.isDevelopment ? 200 : workMayTake
      await Promise.all([finish(milliseconds), within(milliseconds, jobs.finish())])
      await close()
    }
  } catch (error) {
    await close()
    throw error
  }
}

/**
 * At most, in milliseconds, of requests and jobs that are under way when the process is told to stop. In development
 * there is always one more: the browser, which waits to be told of changes.
 */
const workMayTake = 10_000

type Services = Awaited<ReturnType<typeof openServices>>['services']

const foldersOf = ({ config }: Services) => ({
  photos: join(projectFolder, 'photos'),
  pictureCache: join(config.dataFolder, 'pictures'),
})

type Listening = { server: Server; hangUp: () => void }

async function productionServer(services: Services, sandbox: AttachedSandbox | null): Promise<Listening> {
  const built = join(projectFolder, 'build')
  const { createApp } = (await import(join(built, 'server/index.js'))) as AppModule
  const { fetch, pageCache, noteArrival } = createApp(services, foldersOf(services))
  const files = new Hono()
  // The outside world has headers of its own.
  if (sandbox?.app) files.route('/', sandbox.app)
  files.use(addSecurityHeaders(services.config.publicUrl.startsWith('https:')))
  files.use('/assets/*', async (c, next) => {
    await next()
    // A file never changes under its name.
    if (c.res.ok) c.res.headers.set('Cache-Control', 'public, max-age=31536000, immutable')
  })
  files.use('/assets/*', serveStatic({ root: join(built, 'client'), precompressed: true }))
  files.use('/favicon.svg', serveStatic({ root: join(built, 'client') }))
  files.all('*', (c) => fetch(c.req.raw, c.env))
  const toFiles = getRequestListener(files.fetch, { overrideGlobalObjects: false })
  const toSite = getRequestListener(fetch, { overrideGlobalObjects: false })
  const others = spreadRequests((request, response) => {
    void (isFile.test(request.url ?? '') ? toFiles : toSite)(request, response)
  })
  const server = createServer(requestDeadlines, (request, response) => {
    if (!refuseTwoHosts(request, response) && !pageCache.serve(request, response)) others(request, response)
  })
  const hangUp = serveCachedFirst(server, pageCache)
  server.on('connection', noteArrival)
  limitConnections(server, { most: services.config.maxConnections, trustedProxies: services.config.trustedProxies })
  return { server, hangUp }
}

/** Anything else goes straight to the site, which has its own way through all of these questions. */
const isFile = /^\/(assets|sandbox|favicon)/

/** The same app through Vite: a change in a file is there at the next request, or at once in the browser. */
async function developmentServer(services: Services, sandbox: AttachedSandbox | null): Promise<Listening> {
  const server = createServer()
  const { createServer: createVite } = await import('vite')
  const vite = await createVite({
    root: projectFolder,
    appType: 'custom',
    server: { middlewareMode: { server }, ws: { server } },
  })
  const world = sandbox?.app && getRequestListener(sandbox.app.fetch)
  server.on('request', (request, response) => {
    if (world && request.url?.startsWith('/sandbox/')) return void world(request, response)
    vite.middlewares(request, response, async () => {
      try {
        const { createApp } = (await vite.ssrLoadModule('./src/site/server/http/app.ts')) as AppModule
        await getRequestListener(createApp(services, foldersOf(services)).fetch)(request, response)
      } catch (error) {
        vite.ssrFixStacktrace(error as Error)
        services.log.error({ err: error }, 'development server')
        response.statusCode = 500
        response.end((error as Error).stack)
      }
    })
  })
  return { server, hangUp: () => {} }
}

function listen(server: Server, { port, host }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(Object.assign(error, { syscall: 'listen' })))
    server.listen({ port, host }, () => resolve())
  })
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
