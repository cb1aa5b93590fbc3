import { PassThrough, Readable } from 'node:stream'
import type { ReactElement } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { createRequestHandler, type EntryContext, RouterContextProvider } from 'react-router'
import type { Services } from '#platform/server/services.ts'
import { type AppModule, openBuiltSite } from './built-site.ts'

type Build = Awaited<ReturnType<AppModule['serverBuild']>>

const rounds = 5
const pagesPerRound = 150

/** Whole pages out of our server (routing, data, rendering, policy), beside React's bare rendering of the same tree. */
export async function measureRendering(path: string, dataFolder: string) {
  const { services, built, ask, close } = await openBuiltSite(dataFolder)
  try {
    const request = () => new Request(`http://localhost${path}`)
    const tree = await treeOf(built, request(), services)
    const whole = () => ask(path, {})
    const stream = await streamingOf(built, services)
    const streamed = async () => {
      await (await stream(request())).arrayBuffer()
    }
    // In turns, so that a warm or a busy machine is the same for all.
    const rates = { ours: [] as number[], bare: [] as number[], streamed: [] as number[] }
    for (let round = 0; round < rounds; round++) {
      rates.bare.push(await rate(async () => void renderToString(tree)))
      rates.streamed.push(await rate(streamed))
      rates.ours.push(await rate(whole))
    }
    return { ours: median(rates.ours), bare: median(rates.bare), streamed: median(rates.streamed) }
  } finally {
    await close()
  }
}

/** What React Router hands to the entry for a page, rendered as the entry does. */
async function treeOf(app: AppModule, request: Request, services: Services): Promise<ReactElement> {
  const built = await app.serverBuild()
  let context: EntryContext | undefined
  const capture = async (_request: Request, status: number, headers: Headers, entry: EntryContext) => {
    context = entry
    return new Response('', { status, headers })
  }
  const entry = { ...built.entry, module: { ...built.entry.module, default: capture } }
  const handle = createRequestHandler({ ...built, entry }, 'production')
  await handle(request, new RouterContextProvider(new Map([[app.servicesContext, services]])))
  if (!context) throw new Error('The page was not rendered')
  return pageIn(built)({ ...context, serverHandoffStream: undefined }, request.url)
}

/** The same pages through an entry that streams, as React Router's own does. */
async function streamingOf(app: AppModule, services: Services) {
  const built = await app.serverBuild()
  const stream = (request: Request, status: number, headers: Headers, context: EntryContext) =>
    new Promise<Response>((resolve, reject) => {
      const { pipe } = renderToPipeableStream(pageIn(built)(context, request.url), {
        onShellReady() {
          const body = new PassThrough()
          resolve(new Response(Readable.toWeb(body) as ReadableStream, { status, headers }))
          pipe(body)
        },
        onShellError: reject,
      })
    })
  const entry = { ...built.entry, module: { ...built.entry.module, default: stream } }
  const handle = createRequestHandler({ ...built, entry }, 'production')
  return (request: Request) => handle(request, new RouterContextProvider(new Map([[app.servicesContext, services]])))
}

/** The tree that the entry renders; its contexts are those of the built components. */
const pageIn = (build: Build) => (build.entry.module as typeof import('../src/entry.server.tsx')).pageElement

async function rate(page: () => Promise<void>): Promise<number> {
  const started = performance.now()
  for (let count = 0; count < pagesPerRound; count++) await page()
  return (pagesPerRound * 1000) / (performance.now() - started)
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] as number
