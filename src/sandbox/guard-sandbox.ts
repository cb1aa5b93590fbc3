import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'

const closed = `Estas páginas de pagos de prueba solo se abren en el ordenador de la tienda.
Estas páginas de pagamentos de teste só abrem no computador da loja.
The sandbox answers this machine alone, under the name of this machine or PUBLIC_URL. Set SANDBOX_OPEN=on (--open, where
it is a process of its own) to let others pay in play, and read every email.
`

type Guard = {
  isOpen: boolean
  /** How many proxies of ours stand in front. */
  trustedProxies: number
  /** The address by which browsers know it. */
  url: string
}

/**
 * Who may see the sandbox: its mailbox holds everybody's e-mails, and its switches move everybody's payments. So it is
 * for this machine alone, unless a setting opens it.
 */
export function guardSandbox(world: Hono, guard: Guard): Hono {
  const isWelcome = (c: Context) => guard.isOpen || isLocal(c, guard)
  return new Hono().all('/sandbox/*', (c) => (isWelcome(c) ? world.fetch(c.req.raw, c.env) : c.text(closed, 403)))
}

function isLocal(c: Context, { trustedProxies, url }: Guard): boolean {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>
  if (!isLoopback(incoming?.socket.remoteAddress ?? '')) return false
  // A page of elsewhere may have given its name the address of this machine.
  if (!isOwnHost(c.req.header('host') ?? new URL(c.req.url).host, url)) return false
  const headers = Object.keys(c.req.header())
  if (headers.some((name) => isFromOtherProxy.test(name))) return false
  if (trustedProxies > 0) return isForwardedFromHere(c, url)
  return !headers.some((name) => isFromOurProxy.test(name)) && !isFromSilentProxy(incoming) && isFromOwnPage(c, url)
}

/**
 * A proxy that was set up in one line says nothing of itself. Older ones speak HTTP/1.0 or end the connection, and newer
 * ones leave out that a browser wants to keep it.
 */
function isFromSilentProxy(incoming: HttpBindings['incoming'] | undefined): boolean {
  const { httpVersion, headers = {} } = incoming ?? {}
  if (httpVersion === '1.0' || headers.connection === 'close') return true
  return headers['sec-fetch-mode'] !== undefined && headers.connection !== 'keep-alive'
}

/** Who came from a page of another site did not come to this machine, or was led here by that site. */
const isFromOwnPage = (c: Context, url: string) =>
  [c.req.header('referer'), c.req.header('origin')].every(
    (from) => from === undefined || from === 'null' || isOwnHost(URL.parse(from)?.host ?? '', url),
  )

/** Ours name who asked them. Behind others that they know nothing of, this machine is only the nearest of all. */
function isForwardedFromHere(c: Context, url: string): boolean {
  const addresses = ['x-forwarded-for', 'x-real-ip'].flatMap((name) => c.req.header(name)?.split(',') ?? [])
  const isFromHere = addresses.every((address) => isLoopback(address.trim()))
  return isFromHere && addresses.length > 0 && isOwnHost(c.req.header('x-forwarded-host') ?? 'localhost', url)
}

const isFromOtherProxy = /^(via|forwarded|x-forwarded|cf-.*|cdn-.*|true-client-ip|fastly-.*|x-client-ip|x-original-.*)$/
const isFromOurProxy = /^(x-forwarded-.*|x-real-ip)$/

function isOwnHost(host: string, url: string): boolean {
  const address = URL.parse(`http://${host}`)
  return address !== null && (isThisMachine(address.hostname) || host === new URL(url).host)
}

const isThisMachine = (hostname: string) =>
  /(^|\.)localhost$/.test(hostname) || isLoopback(hostname.replace(/^\[(.*)\]$/, '$1'))

/** A server that listens to both kinds of addresses sees those of IPv4 written as IPv6. */
const isLoopback = (address: string) => /^(::ffff:)?127(\.\d+){3}$|^(0*:)+0*1$/i.test(address)
