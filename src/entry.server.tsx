import '#site/served.ts'
import { randomUUID } from 'node:crypto'
import lazyChunks from 'virtual:lazy-chunks'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import { bookingCspSources } from '#features/bookings/server/frame/booking-service.ts'
import { paymentCspSources } from '#features/checkout/server/payments/registry.ts'
import { mayTrack } from '#features/tracking/rules/tracked-paths.ts'
import { languageOf } from '#platform/i18n/languages.ts'
import { namespacesAt } from '#platform/pages/namespaces-at.ts'
import type { Config } from '#platform/server/config/config.ts'
import { renderedContext, servicesContext, turnContext } from '#platform/server/http/context.ts'
import { buildCsp } from '#platform/server/http/rendering/build-csp.ts'
import { deferScripts } from '#platform/server/http/rendering/defer-scripts.ts'
import { addEarlyScript } from '#platform/server/http/rendering/early-script.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { TranslationProvider } from '#platform/ui/loading/i18n.tsx'
import { NonceContext } from '#platform/ui/shell/nonce.ts'
import { SupportContext } from '#platform/ui/shell/support.ts'
import { manifestUrl } from '#site/manifest-url.ts'

/**
 * Pages are rendered whole, in one go: our loaders answer from memory, so there is nothing to stream, and a string is
 * what can be kept, compressed and measured. React Router's data for the browser is appended as it would be streamed.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const nonce = randomUUID()
  const handoff = await readWhole(context.serverHandoffStream)
  const { config, payments } = loadContext.get(servicesContext)
  const address = new URL(request.url)
  const { pathname } = address
  const language = languageOf(pathname)
  const help = config.site.supportEmail[language]
  const isDevelopment = process.env.NODE_ENV === 'development'
  const url = isDevelopment ? context.manifest.url : manifestUrl(context.manifest.url, language)
  const shownContext = { ...context, manifest: { ...context.manifest, url }, serverHandoffStream: undefined }
  // Rendering keeps the thread: others are answered before it, and before what is left to do then.
  const turn = loadContext.get(turnContext)
  await turn()
  const html = renderToString(pageElement(shownContext, request.url, { nonce, help }))
  await turn()
  const whole = withHandoff(html, handoff, nonce)
  // Vite's own scripts must come first, in their order.
  const deferred = isDevelopment ? whole : deferScripts(whole, wordsAt(pathname), nonce)
  const shown = addEarlyScript(deferred, reportingOf(config), nonce)
  const guests =
    paymentCspSources(pathname, payments) ??
    bookingCspSources(pathname, config.bookings) ??
    (mayTrack(address) ? config.tracking.sources : undefined)
  const { page, policy } = buildCsp(`<!DOCTYPE html>${shown}`, nonce, guests)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Security-Policy', policy)
  loadContext.get(renderedContext).html = page
  return new Response(null, { status, headers })
}

type Around = { nonce?: string; help?: string }

export function pageElement(context: EntryContext, url: string, { nonce, help = '' }: Around = {}): ReactElement {
  return (
    <TranslationProvider messages={i18nFor(languageOf(new URL(url).pathname))}>
      <NonceContext value={nonce}>
        <SupportContext value={help}>
          <ServerRouter context={context} url={url} nonce={nonce} />
        </SupportContext>
      </NonceContext>
    </TranslationProvider>
  )
}

export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  // Aborted requests are the visitor's choice, and a 404 or 405 is an answer: neither is an error of ours.
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(servicesContext).log.error({ err: error, path: new URL(request.url).pathname }, 'page failed')
}

const reportingOf = ({ errorReporting }: Config) =>
  errorReporting && { release: errorReporting.release, script: lazyChunks['report-errors']?.[0] ?? reportErrors }

/** Where Vite serves it in development. */
const reportErrors = '/src/features/tracking/ui/errors/report-errors.ts'

const wordsAt = (path: string) =>
  namespacesAt(path).flatMap((namespace) => lazyChunks[`${languageOf(path)}/${namespace}`] ?? [])

async function readWhole(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  if (!stream) return ''
  const decoder = new TextDecoder()
  let text = ''
  for await (const piece of stream) text += decoder.decode(piece, { stream: true })
  return text + decoder.decode()
}

/** What React Router's own streaming would write, chunk by chunk, after the page. */
function withHandoff(html: string, handoff: string, nonce: string): string {
  if (!handoff) return html
  const data = JSON.stringify(handoff).replace(/[<\u2028\u2029]/g, (unsafe) => unsafeInScripts[unsafe] ?? '')
  const controller = 'window.__reactRouterContext.streamController'
  const script = `<script nonce="${nonce}">${controller}.enqueue(${data});${controller}.close();</script>`
  return html.replace('</body>', () => `${script}</body>`)
}

const unsafeInScripts: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' }
