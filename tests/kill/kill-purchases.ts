/**
 * `npm run test:kill`: many buyers, a shop whose process and whose database are killed again and again, and payment
 * companies and hotels whose answers get lost, and whose buyers dispute what they have paid. When time has passed, what the companies have moved must be what the vouchers,
 * stays, bookings and gift cards say, to the cent.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { readFunnel } from '#features/tracking/server/funnel/count-purchases.ts'
import { faultNames } from '#sandbox/faults.ts'
import type { Movement } from '#sandbox/ledger.ts'
import { cardsWithoutEmail, readBooks, withoutEmail } from './books.ts'
import { ShopGone } from './browser.ts'
import { type Buyer, makeBuyer, type Outcome } from './buyer.ts'
import { hasCardDigits } from './card-digits.ts'
import { tablesWithCards } from './card-scan.ts'
import { makeDice } from './dice.ts'
import { bookingDifferences, readBookingBooks } from './differences/booking-differences.ts'
import { cardDifferences } from './differences/card-differences.ts'
import { codeDifferences } from './differences/code-differences.ts'
import { disputeDifferences } from './differences/dispute-differences.ts'
import { funnelDifferences } from './differences/funnel-differences.ts'
import { moneyDifferences } from './differences/money-differences.ts'
import { supplierDifferences } from './differences/supplier-differences.ts'
import { closeLost, makeDisputers } from './disputes.ts'
import { findServices, findStays, makeCodes } from './goods.ts'
import { findHours } from './hours.ts'
import { makeDatabaseKiller } from './kill-database.ts'
import { makeKiller } from './killer.ts'
import { makeSandbox, makeShop } from './processes.ts'
import { openProxy } from './proxy.ts'
import { countRetries, missingRetries } from './retries.ts'
import { readStayBooks } from './stays.ts'
import { openTime } from './time.ts'
import { drawWishes } from './wishes.ts'

/** So many buyers that each of their ways is gone by some of them. */
const fullRun = 200

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    purchases: { type: 'string', default: String(fullRun) },
    kills: { type: 'string', default: '25' },
    databaseKills: { type: 'string', default: '10' },
    port: { type: 'string', default: '3590' },
    /** Seconds until the buyers come back: whoever was killed in the middle of a call holds its payment for a minute and a half. */
    patience: { type: 'string', default: '95' },
    keep: { type: 'boolean', default: false },
  },
})
const [purchases, kills, port] = [values.purchases, values.kills, values.port].map(Number) as [number, number, number]
const databaseKills = Number(values.databaseKills)
const atOnce = 4
const formsOfBuyer = 5

const folder = await mkdtemp(join(tmpdir(), 'kill-'))
const places = { shop: `http://localhost:${port}`, sandbox: `http://localhost:${port + 2}` }
const settings = {
  PORT: String(port + 1),
  PUBLIC_URL: places.shop,
  SANDBOX_URL: places.sandbox,
  DATA_DIR: join(folder, 'data'),
  DATABASE_URL: '',
  TRUSTED_PROXIES: '1',
  LOG_LEVEL: 'debug',
}
const dice = makeDice(Number(values.seed))
const shop = makeShop(settings)
const sandbox = makeSandbox({ port: port + 2, folder: join(folder, 'sandbox'), shop: places.shop })
const database = makeDatabaseKiller(settings.DATA_DIR)
const planned = [...Array(kills).fill(killShop), ...Array(databaseKills).fill(killDatabase)]
const killer = makeKiller(planned, makeDice(Number(values.seed) + 1), purchases * formsOfBuyer)
let onForm = () => {}
const disputers = makeDisputers(places, makeDice(Number(values.seed) + 2))
const proxy = await openProxy({ port, shopPort: port + 1, onForm: () => onForm() })
console.log(
  `Seed ${values.seed}: ${purchases} purchases, ${kills} kills of the shop, ${databaseKills} of its database, in ${folder}`,
)

try {
  await sandbox.start()
  await shop.start()
  const buyers = await gatherBuyers()
  onForm = killer.onForm
  const began = Date.now()
  const outcomes = await serveAll(buyers, spoil)
  tell('First visits', outcomes)
  await killer.untilOpen()
  await sleep(Number(values.patience) * 1000)
  const unfinished = buyers.filter((buyer) => !['done', 'refused', 'given-up'].includes(outcomes.get(buyer) ?? ''))
  tell('Second visits', await serveAll(unfinished, spoil))
  await killer.rest()
  await spoil(false)
  await disputers.begin()
  await disputers.decide()
  // The companies tell what they have to tell while the shop is there.
  await sleep(5000)
  const seconds = Math.round((Date.now() - began) / 1000)
  console.log(`${killer.kills()} kills, ${proxy.requests()} requests in ${seconds} s`)
  console.log(`Databases killed: ${database.took.length}; back after ${database.took.join(', ')} ms`)
  console.log(`Processes that ended by themselves: ${shop.endings().length}`)
  await shop.end('SIGINT')
  report(await settle(buyers))
} finally {
  proxy.close()
  await shop.end('SIGINT')
  await sandbox.end('SIGINT')
  if (!values.keep) await rm(folder, { recursive: true, force: true })
}
process.exit()

async function killShop() {
  await shop.end('SIGKILL')
  await shop.start()
}

/** The shop outlives it. Where it has not, that is counted, and the next buyers shall find one all the same. */
async function killDatabase() {
  await database.kill().catch((error) => {
    if (shop.isRunning()) throw error
  })
  if (!shop.isRunning()) await shop.start()
}

async function gatherBuyers(): Promise<Buyer[]> {
  const offered = {
    ...(await makeCodes(settings.DATA_DIR)),
    services: await findServices(settings.DATA_DIR, places),
    stays: await findStays(settings.DATA_DIR, places),
    hours: await findHours(settings.DATA_DIR, places),
  }
  return Array.from({ length: purchases }, (_, number) => makeBuyer(places, drawWishes(dice, number, offered)))
}

/** A few at a time, each until there is nothing more to do. */
async function serveAll(buyers: Buyer[], before: (isOn: boolean) => Promise<void>) {
  const outcomes = new Map<Buyer, Outcome | 'walked-away'>()
  const waiting = [...buyers]
  const serveNext = async () => {
    for (let buyer = waiting.shift(); buyer; buyer = waiting.shift()) {
      await before(true)
      outcomes.set(buyer, await serve(buyer))
      await disputers.begin()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, serveNext))
  return outcomes
}

/** Whoever finds the shop closed waits until it is open again, or goes away in the middle of it all. */
async function serve(buyer: Buyer, triesLeft = 10): Promise<Outcome | 'walked-away'> {
  try {
    return await buyer.visit()
  } catch (error) {
    if (!(error instanceof ShopGone)) throw error
    if (triesLeft === 0 || (buyer.wishes.walksAway && buyer.isPaying())) return 'walked-away'
    await sleep(50)
    await killer.untilOpen()
    return serve(buyer, triesLeft - 1)
  }
}

/** Now and then something goes wrong between the companies and the shop. */
async function spoil(isOn: boolean) {
  if (isOn && !dice.chance(0.4)) return
  const never = Object.fromEntries(faultNames.map((name) => [name, 0]))
  const fault = dice.pick([
    'drop-answer',
    'drop-answer',
    'duplicate-notification',
    'withhold-notification',
    'withhold-notification',
    'reorder-notification',
    'bad-signature',
    'hotel-down',
    'hotel-garbage',
    'hotel-loses-confirmation',
    'hotel-refuses',
    'hotel-raises-price',
    'hotel-sells-last-room',
  ] as const)
  const body = JSON.stringify(isOn ? { [fault]: dice.between(1, 3) } : never)
  const headers = { 'Content-Type': 'application/json' }
  await fetch(`${places.sandbox}/sandbox/faults`, { method: 'POST', headers, body })
}

/** Days pass; some buyers pay what they had left open, while the shop is not there to hear of it. */
async function settle(buyers: Buyer[]): Promise<string[]> {
  const time = await openTime({ ...settings, LOG_LEVEL: 'error' })
  try {
    await time.pass(2)
    await time.pass(45)
    for (const buyer of buyers) await buyer.comeLate()
    // Some of what is disputed waits for its spa or its hotel.
    await closeLost(time.services)
    await time.pass(4 * 60)
    await closeLost(time.services)
    await time.pass(10 * 24 * 60)
    await time.pass(2 * 60)
    const ledger = (await (await fetch(`${places.sandbox}/sandbox/ledger.json`)).json()) as Movement[]
    const books = await readBooks(time.services, ledger)
    summarise(books)
    console.log(`Tried again: ${listCounts(countRetries(books))}`)
    const unmailed = [...(await withoutEmail(time.services)), ...(await cardsWithoutEmail(time.services))]
    const cards = (await tablesWithCards(time.services)).map((table) => `a card's number in ${table}`)
    const told = hasCardDigits(shop.said()) ? ["a card's number in what the shop says"] : []
    const carried = proxy.carriers().map((request) => `a card's number in ${request}`)
    const ended = shop.endings().map((how) => `the shop ended by itself, ${how}`)
    const stays = await readStayBooks(time.services, places)
    const hours = await readBookingBooks(time.services)
    console.log(`Bookings: ${countBy(hours.bookings.map(({ state }) => state))}`)
    console.log(`Disputes: ${countBy(disputers.counts())}`)
    const ofMoney = [...moneyDifferences(books), ...disputeDifferences(books)]
    const inBooks = [...ofMoney, ...codeDifferences(books), ...cardDifferences(books)]
    const ofGoods = [...supplierDifferences(books, stays), ...bookingDifferences(books, hours)]
    const counts = await readFunnel(time.services, { from: '2000-01-01', to: '2100-01-01' })
    const counted = funnelDifferences(books, counts)
    const missing = purchases < fullRun ? [] : [...missingRetries(countRetries(books)), ...disputers.missing()]
    return [...inBooks, ...ofGoods, ...counted, ...unmailed, ...cards, ...told, ...carried, ...ended, ...missing]
  } finally {
    await time.close()
  }
}

function summarise({
  ledger,
  purchases: all,
  attempts,
  vouchers,
  cards,
  refunds,
  holds,
  entries,
}: Awaited<ReturnType<typeof readBooks>>) {
  const moved = (kind: Movement['kind']) => ledger.filter((movement) => movement.kind === kind)
  const euros = (amounts: number[]) => `${(amounts.reduce((sum, amount) => sum + amount, 0) / 100).toFixed(2)} €`
  const amounts = (kind: Movement['kind']) => moved(kind).map(({ amount }) => amount)
  console.log(`Purchases: ${countBy(all.map(({ kind, state }) => `${kind} ${state}`))}; ${vouchers.length} vouchers`)
  console.log(`Attempts: ${countBy(attempts.map(({ method, state }) => `${method} ${state}`))}`)
  console.log(
    `Charged ${moved('charge').length} times ${euros(amounts('charge'))}, captured ${moved('capture').length} times ${euros(amounts('capture'))}, given back ${moved('refund').length} times ${euros(amounts('refund'))}, taken back ${euros([...amounts('dispute'), ...amounts('reversal')])}, of which won ${euros(amounts('reinstatement'))}`,
  )
  console.log(`Refunds: ${countBy(refunds.map(({ reason, state }) => `${reason} ${state}`))}`)
  const used = holds.filter(({ state }) => state === 'used').map(({ code }) => code)
  const isCard = (code: string) => cards.some((card) => card.code === code)
  console.log(
    `Gift cards: ${countBy(cards.map(({ state }) => state))}, spent ${used.filter(isCard).length} times, ${euros(cards.map(({ refundedAmount }) => refundedAmount))} given back`,
  )
  console.log(
    `Codes used: ${countBy(used.filter((code) => !isCard(code)))}; out of balances ${euros(entries.filter(({ amount }) => amount < 0).map(({ amount }) => -amount))}`,
  )
}

function tell(what: string, outcomes: Map<Buyer, string>) {
  console.log(`${what}: ${countBy([...outcomes.values()])}`)
}

function countBy(names: string[]): string {
  const counts = Map.groupBy(names, (name) => name)
  return listCounts(Object.fromEntries([...counts].map(([name, all]) => [name, all.length]))) || 'none'
}

function listCounts(counts: Record<string, number>): string {
  return Object.entries(counts)
    .map(([name, count]) => `${count} ${name}`)
    .sort()
    .join(', ')
}

function report(differences: string[]) {
  if (differences.length === 0) return console.log('Every charge has its goods or went back, and all goods were paid.')
  console.log(`${differences.length} differences:\n  ${differences.join('\n  ')}`)
  process.exitCode = 1
}
