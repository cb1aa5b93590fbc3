import { join } from 'node:path'
import { madridDay } from '#domain/dates.ts'
import { openTaken } from './bookings/finding/taken-store.ts'
import { hasDemoSpas } from './catalogue/demo-spas.ts'
import { openCatalogue } from './catalogue/store.ts'
import { type Clock, systemClock } from './clock.ts'
import type { Config } from './config.ts'
import { withdrawDemoCoupons } from './coupons/demo-coupons.ts'
import { openDatabase } from './db/client.ts'
import { type Cluster, startCluster } from './db/embedded/cluster.ts'
import type { Report } from './db/embedded/supervise.ts'
import { backgroundLimits } from './db/limits.ts'
import { migrationsFolder } from './db/migrations-folder.ts'
import { prepareDatabase } from './db/prepare-database.ts'
import { makeReadinessProbe } from './db/readiness.ts'
import { openMail } from './emails/open-mail.ts'
import { openErrorReports } from './errors/open-error-reports.ts'
import { eventHandlers, jobs, sheets, soldKinds } from './features.ts'
import { openViewCounter } from './funnel/view-counter.ts'
import { openNights } from './getaways/nights/night-store.ts'
import { openSuppliers } from './getaways/open-suppliers.ts'
import { makeRateLimit } from './http/guards/rate-limit.ts'
import { makeJobCounts } from './jobs/job-counts.ts'
import { openQueue } from './jobs/open-queue.ts'
import { makeLog } from './log.ts'
import { openPayments } from './payments/open-payments.ts'
import { openPdfs } from './pdf/open-pdfs.ts'
import { projectFolder } from './project-folder.ts'
import { drawRandom } from './random.ts'
import { openSandbox, type Sandbox } from './sandbox.ts'
import { prepareSearch } from './search/prepare-search.ts'
import type { Services } from './services.ts'
import { makeSigner } from './signing.ts'
import { storedSecret } from './signing-secret.ts'
import { within } from './within.ts'

/** Connections for jobs and for reading the catalogue. */
const backgroundPool = 4

/** In milliseconds. What a frozen database keeps from closing is left as it is: the process ends without it. */
const closingTakes = 2000

/**
 * Opens what everything stands on, in order, and knows how to close it again. Told to stop meanwhile, it closes what was
 * open and throws.
 */
export async function openServices(config: Config, clock: Clock = systemClock, stopping?: AbortSignal) {
  let sandbox: Sandbox | null = null
  const errorReports = config.errorReporting
    ? openErrorReports(config.errorReporting, {
        clock,
        fetch: (input, init) => (sandbox?.fetch ?? globalThis.fetch)(input, init),
        warn: (details) => log.warn(details, 'an error could not be reported'),
      })
    : null
  const log = makeLog(config.logLevel, undefined, errorReports?.tellLogged)
  const report: Report = (said, details) => log.error(details, `embedded database ${said}`)
  const cluster: Cluster | null = config.databaseUrl
    ? null
    : await startCluster(config.dataFolder, {}, report, stopping)
  const closing: (() => Promise<unknown>)[] = cluster ? [cluster.stop] : []
  if (errorReports) closing.push(() => within(closingTakes, errorReports.settle()))
  const close = async () => {
    for (const step of closing.splice(0).reverse()) {
      // What can't be closed keeps nothing else open, least of all the embedded database.
      await step().catch((error: unknown) => log.error({ err: error }, 'not closed in order'))
    }
  }
  try {
    const connectionString = config.databaseUrl ?? (cluster as Cluster).connectionString('postgres')
    await prepareDatabase(
      connectionString,
      migrationsFolder,
      async (db) => {
        if (!config.sandbox) {
          const codes = await withdrawDemoCoupons(db)
          if (codes > 0) log.warn({ codes }, 'codes of the demo were in this database, and buy nothing any more')
          if (await hasDemoSpas(db)) log.warn('spas of the demo are in this database, beside real payments')
        }
        if (!config.fillsDemoCatalogue) return
        // Imported here: a shop without the demo loads nothing of it.
        const { fillDemo } = await import('#demo/fill-demo.ts')
        await fillDemo(db, clock.now())
      },
      stopping,
    )
    stopping?.throwIfAborted()
    const database = openDatabase(connectionString, config.databasePool)
    const background = openDatabase(connectionString, backgroundPool, backgroundLimits)
    closing.push(() => within(closingTakes, Promise.all([database.close(), background.close()])))
    const catalogue = await openCatalogue({
      database: background,
      connectionString,
      features: config.features,
      clock,
      log,
      prepare: (snapshot) => prepareSearch(snapshot, config.requestOnlySpa, madridDay(clock.now())),
    })
    closing.push(() => within(closingTakes, catalogue.close()))
    const keeping = { database: background, connectionString, clock, log }
    const closedLater = <Store extends { close: () => Promise<void> }>(store: Store) => {
      closing.push(() => within(closingTakes, store.close()))
      return store
    }
    // They mostly wait for the database, and do so together.
    const indexes = [openNights(keeping).then(closedLater), openTaken(keeping).then(closedLater)] as const
    await Promise.allSettled(indexes)
    const [nights, taken] = await Promise.all(indexes)
    sandbox = config.sandbox ? openSandbox(config, config.sandbox.url, clock) : null
    const opened = await openQueue(connectionString, log, jobs)
    closing.push(() => within(closingTakes, opened.close()))
    const signer = makeSigner(config.signingSecret ?? storedSecret(config.dataFolder))
    const asking = { config, db: database.db, clock, catalogue, draw: drawRandom }
    const views = closedLater(openViewCounter({ db: background.db, clock, log }))
    const services: Services = {
      ...asking,
      log,
      signer,
      kinds: soldKinds,
      events: eventHandlers,
      payments: openPayments(config, clock, sandbox),
      hotelRates: openSuppliers(asking, sandbox),
      nights,
      taken,
      mail: openMail(config, sandbox),
      renderPdf: openPdfs(join(projectFolder, 'photos'), sheets),
      queue: opened.queue,
      writeLimit: makeRateLimit({ pool: database.pool, signer, log }),
      views,
      jobCounts: makeJobCounts(),
      errorReports,
      isReady: makeReadinessProbe(database.pool),
    }
    /** The same, for work that nobody waits for: statements may take longer. */
    const patient: Services = {
      ...services,
      db: background.db,
      hotelRates: openSuppliers({ ...asking, db: background.db }, sandbox),
    }
    return { services, patient, jobs: opened, sandbox, close }
  } catch (error) {
    await close()
    throw error
  }
}
