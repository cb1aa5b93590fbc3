import { join } from 'node:path'
import { hasDemoSpas } from '#features/catalogue/server/demo-spas.ts'
import { openCatalogue } from '#features/catalogue/server/store.ts'
import { withdrawDemoCoupons } from '#features/checkout/server/coupons/demo-coupons.ts'
import { openNights } from '#features/getaways/server/nights/night-store.ts'
import { openTaken } from '#features/search/server/hours/taken-store.ts'
import { prepareSearch } from '#features/search/server/prepare-search.ts'
import { openErrorReports } from '#features/tracking/server/errors/open-error-reports.ts'
import { openViewCounter } from '#features/tracking/server/funnel/view-counter.ts'
import { type Clock, systemClock } from '#platform/server/clock.ts'
import type { Config } from '#platform/server/config/config.ts'
import { openDatabase } from '#platform/server/db/client.ts'
import { type Cluster, startCluster } from '#platform/server/db/embedded/cluster.ts'
import type { Report } from '#platform/server/db/embedded/supervise.ts'
import { backgroundLimits } from '#platform/server/db/limits.ts'
import { prepareDatabase } from '#platform/server/db/prepare-database.ts'
import { makeReadinessProbe } from '#platform/server/db/readiness.ts'
import { makeRateLimit } from '#platform/server/http/guards/rate-limit.ts'
import { makeJobCounts } from '#platform/server/jobs/job-counts.ts'
import { openQueue } from '#platform/server/jobs/open-queue.ts'
import { makeLog } from '#platform/server/log.ts'
import { openPdfs } from '#platform/server/pdf/open-pdfs.ts'
import { migrationsFolder, projectFolder } from '#platform/server/project-folder.ts'
import { drawRandom } from '#platform/server/random.ts'
import type { Services } from '#platform/server/services.ts'
import { makeSigner } from '#platform/server/signing.ts'
import { storedSecret } from '#platform/server/signing-secret.ts'
import { within } from '#platform/server/within.ts'
import { madridDay } from '#platform/time/dates.ts'
import { trackers } from '#site/trackers.ts'
import { eventHandlers, hourPayers, jobs, personalData, sheets, soldKinds, writeLimits } from '../features.ts'
import { openMail } from './open/open-mail.ts'
import { openPayments } from './open/open-payments.ts'
import { openSuppliers } from './open/open-suppliers.ts'
import { type AttachedSandbox, openSandbox } from './sandbox.ts'

/** Connections for jobs and for reading the catalogue. */
const backgroundPool = 4

/** In milliseconds. What a frozen database keeps from closing is left as it is: the process ends without it. */
const closingTakes = 2000

/**
 * Opens what everything stands on, in order, and knows how to close it again. Told to stop meanwhile, it closes what was
 * open and throws.
 */
export async function openServices(config: Config, clock: Clock = systemClock, stopping?: AbortSignal) {
  let sandbox: AttachedSandbox | null = null
  const errorReports = config.errorReporting
    ? openErrorReports(config.errorReporting, {
        clock,
        fetch: (input, init) => (sandbox?.fetch ?? globalThis.fetch)(input, init),
        warn: (details) => log.warn(details, 'an error could not be reported'),
      })
    : null
  const log = makeLog(config.logLevel, undefined, errorReports?.tellLogged)
  const report: Report = (event, details) => log.error(details, `embedded database ${event}`)
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
      prepare: (snapshot) => prepareSearch(snapshot, config, madridDay(clock.now())),
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
      trackers,
      hourPayers,
      events: eventHandlers,
      payments: openPayments(config, clock, sandbox),
      hotelRates: openSuppliers(asking, sandbox),
      nights,
      taken,
      mail: openMail(config, sandbox),
      renderPdf: openPdfs(join(projectFolder, 'photos'), sheets),
      queue: opened.queue,
      writeLimit: makeRateLimit({ pool: database.pool, signer, log, limits: writeLimits }),
      personalData,
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
