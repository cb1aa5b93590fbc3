/**
 * `npm run bench:purchases`: what a purchase costs in time of the processor, of the server and its database together,
 * from the first step to the voucher; what its e-mail costs in the background; and how many can be made in a second.
 * The sandbox and the buyers have processes of their own and do not count.
 */
import '#site/served.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { addressOfRunning } from '#platform/server/db/embedded/running-cluster.ts'
import { makeBrowser } from '../tests/kill/browser.ts'
import { giveBuyer, pay, startPurchase, tokenFor } from '../tests/kill/checkout.ts'
import { findServices } from '../tests/kill/goods.ts'
import { makeSandbox } from '../tests/kill/processes.ts'
import { cpuMilliseconds } from './cpu-time.ts'
import { startServer } from './server-process.ts'

const port = 3192
const rounds = 5
const purchasesPerRound = 200
const atOnce = 4
const sustainedSeconds = 30
const most = { purchase: 40, email: 60 }
const leastRate = 30

const places = { shop: `http://localhost:${port}`, sandbox: `http://localhost:${port + 1}` }
const folder = await mkdtemp(join(tmpdir(), 'calmaria-bench-'))
const sandbox = makeSandbox({ port: port + 1, folder, shop: places.shop })
await sandbox.start()
const settings = { SANDBOX_URL: places.sandbox, TRUSTED_PROXIES: '1' }
// First without work in the background, so that a purchase and its e-mail can be told apart.
const server = await startServer(port, { isPinned: false, settings: { ...settings, JOBS: 'off' } })
let buyers = 0

try {
  const [service] = await findServices(server.folder, places)
  const idle = await measure(() => sleep(5000))
  const beside = ({ cpu, seconds }: Measured) => cpu - (idle.cpu / idle.seconds) * seconds
  await buyMany(service, 2 * purchasesPerRound)
  const measured = []
  for (let round = 0; round < rounds; round++) measured.push(await measure(() => buyMany(service, purchasesPerRound)))
  const costs = measured.map((round) => beside(round) / purchasesPerRound)
  console.log(`One purchase: ${costs.map(milliseconds).join(', ')}`)
  const alone = await sustain(service)
  console.log(`${alone.rate.toFixed(1)} purchases a second for ${sustainedSeconds} s`)

  await server.reopen(settings)
  const before = await emailsWaiting()
  const writing = await measure(async () => {
    while ((await emailsWaiting()) > 0) await sleep(1000)
  })
  const email = beside(writing) / before
  console.log(
    `Its email with the voucher: ${milliseconds(email)} (${before} emails in ${writing.seconds.toFixed(0)} s)`,
  )

  // A process that has just begun is not what sustains anything.
  await buyMany(service, 2 * purchasesPerRound)
  const { rate, cpu } = await sustain(service)
  console.log(
    `${rate.toFixed(1)} purchases a second while their e-mails are sent, ${milliseconds(cpu)} each with them; ${await emailsWaiting()} emails wait`,
  )
  report([
    median(costs) > most.purchase && `a purchase ${milliseconds(median(costs))}, at most ${most.purchase} ms wanted`,
    email > most.email && `an e-mail ${milliseconds(email)}, at most ${most.email} ms wanted`,
    alone.rate < leastRate && `${alone.rate.toFixed(1)} purchases a second, at least ${leastRate} wanted`,
  ])
} finally {
  await server.stop()
  await sandbox.end('SIGINT')
  await rm(folder, { recursive: true, force: true })
}

type Measured = Awaited<ReturnType<typeof measure>>

/** As many purchases as can be made in half a minute. */
async function sustain(service: string) {
  const until = Date.now() + sustainedSeconds * 1000
  const { bought, seconds, cpu } = await measure(() => buyWhile(service, () => Date.now() < until))
  return { rate: bought / seconds, cpu: cpu / bought }
}

/** What happened while something was done. */
async function measure(work: () => Promise<unknown>) {
  const before = { cpu: cpuMilliseconds(server.pid()), at: performance.now(), buyers }
  await work()
  return {
    cpu: cpuMilliseconds(server.pid()) - before.cpu,
    seconds: (performance.now() - before.at) / 1000,
    bought: buyers - before.buyers,
  }
}

function buyMany(service: string, count: number) {
  const last = buyers + count
  return buyWhile(service, () => buyers < last)
}

async function buyWhile(service: string, goesOn: () => boolean) {
  const buyOn = async () => {
    while (goesOn()) await buy(service, buyers++)
  }
  await Promise.all(Array.from({ length: atOnce }, buyOn))
}

/** Every page and every form, as a browser without scripts has them, paid by a card whose bank asks nothing. */
async function buy(service: string, number: number) {
  const browser = makeBrowser(`10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`)
  await browser.open(`${places.shop}/voucher/start/?service=${service}`)
  const home = await startPurchase(browser, places, { language: 'es', service, units: 1 })
  await browser.open(`${home}checkout/buyer/`)
  await giveBuyer(browser, home, { email: `buyer${number}@correo.example`, country: 'ES' })
  const page = await browser.open(`${home}checkout/payment/`)
  const token = await tokenFor(places, page, 'frictionless')
  const { html } = await browser.follow(await pay(browser, home, page, { method: 'card', token }))
  if (!/SP\d{5}[A-Z]{3}[.]pdf/.test(html)) throw new Error(`${home} was not bought`)
}

/** Every purchase has one e-mail: nothing is a present here. */
async function emailsWaiting(): Promise<number> {
  const database = new pg.Client({ connectionString: addressOfRunning(server.folder, 'postgres') ?? '' })
  await database.connect()
  const waiting = `select (select count(*) from purchases where state = 'confirmed') - (select count(sent_at) from sent_emails) as count`
  const { rows } = await database.query<{ count: string }>(waiting)
  await database.end()
  return Number(rows[0]?.count)
}

function report(found: (string | false)[]) {
  const broken = found.filter((budget) => budget !== false)
  console.log(broken.length > 0 ? `\nBroken budgets:\n  ${broken.join('\n  ')}` : '\nAll budgets are kept.')
  process.exitCode = broken.length > 0 ? 1 : 0
}

function milliseconds(time: number) {
  return `${time.toFixed(1)} ms`
}

function median(times: number[]) {
  return times.toSorted((a, b) => a - b)[times.length >> 1] as number
}
