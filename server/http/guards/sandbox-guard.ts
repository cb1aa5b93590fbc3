import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import type { Config } from '#server/config.ts'
import { senderAddress } from './visitor-address.ts'

const closed = `Estas páginas de pagos de prueba solo se abren en el ordenador de la tienda.
Estas páginas de pagamentos de teste só abrem no computador da loja.
The sandbox answers this machine alone. Set SANDBOX_OPEN=on to let others pay in play, and read every email.
`

/**
 * Who may see the sandbox within the server: its mailbox holds everybody's e-mails, and its switches move everybody's
 * payments. So it is for this machine alone, unless a setting opens it.
 */
export function guardSandbox(world: Hono, config: Pick<Config, 'sandbox' | 'trustedProxies'>): Hono {
  const isWelcome = (c: Context) => config.sandbox?.isOpen || isLocal(c, config.trustedProxies)
  return new Hono().all('/sandbox/*', (c) => (isWelcome(c) ? world.fetch(c.req.raw, c.env) : c.text(closed, 403)))
}

/** Both who connects and whom our proxies name must be this machine; a proxy that nobody told us of may bring anyone. */
function isLocal(c: Context, trustedProxies: number): boolean {
  const socket = (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress ?? ''
  const isForwarded = forwardedHeaders.some((name) => c.req.header(name) !== undefined)
  if (!isLoopback(socket.replace(/^::ffff:(?=\d+\.)/i, '')) || (isForwarded && trustedProxies === 0)) return false
  return isLoopback(senderAddress(c, trustedProxies))
}

const forwardedHeaders = ['x-forwarded-for', 'x-real-ip', 'forwarded']

const isLoopback = (address: string) => /^127\.|^(0*:)+0*1$/.test(address)
