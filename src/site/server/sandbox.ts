import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Hono } from 'hono'
import type { Clock } from '#platform/server/clock.ts'
import type { Config } from '#platform/server/config/config.ts'
import { createSandbox } from '#sandbox/create-sandbox.ts'
import { guardSandbox } from '#sandbox/guard-sandbox.ts'
import { sandboxPaypal } from '#sandbox/paypal/account.ts'
import { sandboxPosalia } from '#sandbox/posalia/account.ts'
import { sandboxRedsys } from '#sandbox/redsys/account.ts'
import { sandboxStripe } from '#sandbox/stripe/account.ts'

/** The outside world as the shop sees it: keys to its companies, and where e-mails go. */
export type AttachedSandbox = {
  /** What browsers see of it; undefined where it is a process of its own. */
  app?: Hono
  fetch: typeof globalThis.fetch
  redsys: ReturnType<typeof sandboxRedsys>
  paypal: ReturnType<typeof sandboxPaypal>
  stripe: ReturnType<typeof sandboxStripe>
  posalia: ReturnType<typeof sandboxPosalia>
  mailbox: string
}

/**
 * The one way to the sandbox. Within the shop's process it is called without a detour over the network: the address
 * by which browsers know the shop may not be one by which it knows itself.
 */
export function openSandbox(config: Config, elsewhere: string | null, clock: Clock): AttachedSandbox {
  const url = elsewhere ?? config.publicUrl
  const app = elsewhere ? undefined : sandboxWithin(config, clock)
  return {
    app: app && guardSandbox(app, { ...config, url, isOpen: config.sandbox?.isOpen ?? false }),
    fetch: app ? withinProcess(app, url) : globalThis.fetch,
    redsys: sandboxRedsys(url),
    paypal: sandboxPaypal(url),
    stripe: sandboxStripe(url),
    posalia: sandboxPosalia(url),
    mailbox: `${url}/sandbox/mailbox`,
  }
}

const withinProcess =
  (app: Hono, url: string): typeof globalThis.fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    return request.url.startsWith(`${url}/sandbox/`) ? app.fetch(request) : globalThis.fetch(request)
  }

const sandboxWithin = (config: Config, clock: Clock): Hono =>
  createSandbox({
    url: config.publicUrl,
    shop: config.publicUrl,
    folder: join(config.dataFolder, 'sandbox'),
    now: clock.now,
    random: (bytes) => randomBytes(bytes).toString('hex'),
    fetch: toOwnPort(config),
  }).app

/** What the world tells the shop goes to the port it listens on. */
const toOwnPort =
  ({ publicUrl, port }: Config): typeof globalThis.fetch =>
  (input, init) =>
    globalThis.fetch(String(input).replace(publicUrl, `http://localhost:${port}`), init)
