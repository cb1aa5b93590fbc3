import { loadSnapshot, type Snapshot } from '#features/catalogue/server/snapshot.ts'
import type { CatalogueStore } from '#features/catalogue/server/store.ts'
import { makePayments } from '#features/checkout/server/payments/registry.ts'
import { makeBuiltInRates } from '#features/getaways/server/built-in-rates/make-built-in-rates.ts'
import { type NightStore, openNights } from '#features/getaways/server/nights/night-store.ts'
import { nothingTaken } from '#features/search/rules/hours/finding/taken-index.ts'
import { openTaken, type TakenStore } from '#features/search/server/hours/taken-store.ts'
import { makeSuppliers } from '#features/search/server/stays/suppliers.ts'
import { openViewCounter } from '#features/tracking/server/funnel/view-counter.ts'
import type { Email } from '#platform/emails/mail-transport.ts'
import { sanitizeEmail } from '#platform/emails/sanitize-email.ts'
import type { Config } from '#platform/server/config/config.ts'
import { rateLimits } from '#platform/server/db/schema/site.ts'
import { makeRateLimit } from '#platform/server/http/guards/rate-limit.ts'
import { makeJobCounts } from '#platform/server/jobs/job-counts.ts'
import type { Queue } from '#platform/server/jobs/queue.ts'
import { openPdfs } from '#platform/server/pdf/open-pdfs.ts'
import { drawRandom } from '#platform/server/random.ts'
import type { Services } from '#platform/server/services.ts'
import { makeSigner } from '#platform/server/signing.ts'
import { madridDay } from '#platform/time/dates.ts'
import { eventHandlers, hourPayers, personalData, sheets, soldKinds, writeLimits } from '#site/features.ts'
import { loadConfig } from '#site/server/config.ts'
import { trackers } from '#site/trackers.ts'
import { demoDay } from './demo-day.ts'
import { testLog } from './log/logged-errors.ts'
import { scriptedProvider } from './scripted-provider.ts'
import { testDatabase } from './test-database.ts'
import { longEnough } from './wait-until.ts'
import { whenOver } from './when-over.ts'

type QueuedJob = { job: string; payload: unknown; notBefore?: Date; about?: string }
type Options = {
  template?: 'empty' | 'demo'
  day?: string
  env?: Record<string, string>
  /** Whether getaways can be found by dates: reading the nights takes a tenth of a second, and few tests need them. */
  hasNights?: boolean
  /** Whether it is known what is taken at spas. To others all hours are free. */
  hasTaken?: boolean
}

/** Of a template that is cloned for each file: reading it takes longer than all else that a file needs. */
const snapshots = new Map<string, Snapshot>()

/** Everything a use case needs, on a database of its own, at noon of the chosen day. */
export async function testServices({
  template = 'demo',
  day = demoDay,
  env = {},
  hasNights = false,
  hasTaken = false,
}: Options = {}) {
  const { db, database, pool, connectionString } = await testDatabase(template)
  const config: Config = loadConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', ...env })
  const log = testLog()
  let now = new Date(`${day}T12:00:00+01:00`)
  const clock = { now: () => now }
  const which = JSON.stringify([template, day, config.features])
  // Read when a test asks for it. The real one reads it at each change, which took most of the time of many files.
  const read = () => loadSnapshot(db, config.features, madridDay(clock.now()))
  let snapshot = snapshots.get(which) ?? (await read())
  snapshots.set(which, snapshot)
  const refresh = async () => {
    snapshot = await read()
  }
  const catalogue: CatalogueStore = { current: () => snapshot, refresh, close: async () => {} }
  const nights = hasNights ? await openNights({ database, connectionString, clock, log }) : unreadNights
  whenOver(nights.close)
  const taken = hasTaken ? await openTaken({ database, connectionString, clock, log }) : unreadTaken
  whenOver(taken.close)
  const isReady = () => pool.query('select 1').then(() => true)
  const signer = makeSigner('the secret of the tests, which is no secret')
  // On a busy machine the database may take its time, and counts all the same.
  const newLimit = () => makeRateLimit({ pool, signer, log, limits: writeLimits }, longEnough)
  const queued: QueuedJob[] = []
  const queue: Queue = {
    add: async (_, job, payload, { notBefore, about } = {}) =>
      void queued.push({ job, payload, ...(notBefore ? { notBefore } : {}), ...(about ? { about } : {}) }),
    addAll: async (tx, job, wanted) => {
      for (const { payload, options } of wanted) await queue.add(tx, job, payload, options)
    },
  }
  const bank = scriptedProvider()
  const payments = makePayments([bank.provider], null)
  const emails: Email[] = []
  // As every transport does: what would not leave there does not arrive here.
  const mail = { send: async (email: Email) => void emails.push(sanitizeEmail(email)) }
  const views = openViewCounter({ db, clock, log })
  whenOver(views.close)
  const services: Services = {
    config,
    db,
    clock,
    catalogue,
    log,
    signer,
    draw: drawRandom,
    kinds: soldKinds,
    trackers,
    hourPayers,
    events: eventHandlers,
    payments,
    hotelRates: makeSuppliers([makeBuiltInRates({ db, catalogue, clock, draw: drawRandom })]),
    nights,
    taken,
    queue,
    mail,
    renderPdf: openPdfs('photos', sheets),
    writeLimit: newLimit(),
    personalData,
    views,
    jobCounts: makeJobCounts(),
    errorReports: null,
    isReady,
  }
  return {
    services,
    pool,
    connectionString,
    bank,
    queued,
    emails,
    setNow: (instant: Date) => {
      now = instant
    },
    forgetAttempts: async () => {
      await db.delete(rateLimits)
      services.writeLimit = newLimit()
    },
  }
}

const unreadNights: NightStore = {
  current: () => {
    throw new Error('Getaways are asked for by dates: testServices({ hasNights: true })')
  },
  refresh: async () => {},
  close: async () => {},
}

const unreadTaken: TakenStore = {
  current: () => nothingTaken,
  refresh: async () => {},
  close: async () => {},
}
