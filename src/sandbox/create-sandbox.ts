import { join } from 'node:path'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { makeAdmin } from './admin.ts'
import { makeErrorReceiver } from './errors/receiver.ts'
import { loseAnswers, makeFaults } from './faults.ts'
import { openLedger } from './ledger.ts'
import { largestEmail, makeMailbox } from './mailbox/mailbox.ts'
import { makeNotify } from './notify.ts'
import { paypalAccount } from './paypal/account.ts'
import { makePaypalStandIn } from './paypal/stand-in.ts'
import { posaliaAccount } from './posalia/account.ts'
import { posaliaPackages } from './posalia/hotels.ts'
import { makePosaliaStandIn } from './posalia/stand-in.ts'
import { redsysAccount } from './redsys/account.ts'
import { makeRedsysStandIn } from './redsys/stand-in.ts'
import { openStore } from './store.ts'
import { stripeAccount } from './stripe/account.ts'
import { makeStripeStandIn } from './stripe/stand-in.ts'
import { makeCollector } from './trackers/collector.ts'
import type { World } from './world.ts'

export type SandboxOptions = {
  /** Where this is reached, without a slash at the end: http://localhost:3900. Everything stands below /sandbox. */
  url: string
  /** Where the shop is, which PayPal and Stripe know from its account. */
  shop: string
  /** Where it remembers. Without one it forgets when the process ends. */
  folder?: string
  now: () => Date
  random: World['random']
  /** By which it reaches the shop. */
  fetch: typeof globalThis.fetch
  wait?: (ms: number) => Promise<unknown>
}

/** Of everything but e-mails: what companies are asked, and what buyers type. */
const largestBody = 256 * 1024

/** `settle` waits for the notifications that are under way. */
export type Sandbox = { app: Hono; world: World; settle: () => Promise<void> }

type StandIn = {
  path: string
  app: Hono
  /** What the shop's server calls, as against the pages a buyer sees: only these answers can be delayed and lost. */
  calls: readonly string[]
}

/** A stand-in is one line here. */
const standIns = (world: World, { shop, wait }: SandboxOptions): StandIn[] => [
  { path: '/redsys', app: makeRedsysStandIn(world, redsysAccount), calls: ['/sis/rest/*', '/apl02/*'] },
  {
    path: '/paypal',
    app: makePaypalStandIn(world, { ...paypalAccount, webhookUrl: `${shop}/api/payments/paypal/notifications` }),
    calls: ['/v1/*', '/v2/*'],
  },
  {
    path: '/stripe',
    app: makeStripeStandIn(world, { ...stripeAccount, webhookUrl: `${shop}/api/payments/stripe/notifications` }),
    calls: ['/v1/*'],
  },
  {
    path: '/posalia',
    app: makePosaliaStandIn(world, { ...posaliaAccount, packages: posaliaPackages, wait }),
    calls: ['/v1/*'],
  },
  { path: '/mailbox', app: makeMailbox(world), calls: ['/emails'] },
  { path: '/errors', app: makeErrorReceiver(world), calls: ['/api/*'] },
  { path: '/trackers', app: makeCollector(world, wait), calls: [] },
]

export function createSandbox(options: SandboxOptions): Sandbox {
  const { url, shop, folder, now, random, fetch, wait } = options
  const file = (name: string) => folder && join(folder, `${name}.jsonl`)
  const faults = makeFaults()
  const isShops = makeIsShops(shop)
  const { notify, settle } = makeNotify(faults, fetch, isShops)
  const ledger = openLedger(file('ledger'))
  const store: World['store'] = (name) => openStore(file(name))
  const world: World = { url: `${url}/sandbox`, now, random, ledger, faults, store, isShops, notify }

  const app = new Hono({ strict: false }).basePath('/sandbox')
  const limits = [largestBody, largestEmail].map((maxSize) => bodyLimit({ maxSize }))
  app.use((c, next) => {
    const limit = limits[c.req.path.endsWith('/mailbox/emails') ? 1 : 0]
    return limit ? limit(c, next) : next()
  })
  app.route('/', makeAdmin(world))
  for (const standIn of standIns(world, options)) {
    for (const call of standIn.calls) app.use(`${standIn.path}${call}`, loseAnswers(faults, wait))
    app.route(standIn.path, standIn.app)
  }
  return { app, world, settle }
}

/** Whether an address is the shop's own: no server is asked, and no browser led, to any other. */
function makeIsShops(shop: string) {
  const { origin } = new URL(shop)
  return (url: string) => URL.canParse(url) && new URL(url).origin === origin
}
