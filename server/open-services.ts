import { join } from 'node:path'
import { madridDay } from '#domain/dates.ts'
import { openCatalogue } from './catalogue/store.ts'
import { type Clock, systemClock } from './clock.ts'
import type { Config } from './config.ts'
import { openDatabase } from './db/client.ts'
import { type Cluster, startCluster } from './db/embedded/cluster.ts'
import { prepareDatabase } from './db/prepare-database.ts'
import { addDemoCoupons, withdrawDemoCoupons } from './db/seed/demo-coupons.ts'
import { fillDatabase, isCatalogueEmpty } from './db/seed/fill-database.ts'
import { generateCatalogue } from './db/seed/generate-catalogue.ts'
import { makeRateLimit } from './http/rate-limit.ts'
import { makeJobCounts } from './jobs/job-counts.ts'
import { openQueue } from './jobs/open-queue.ts'
import { makeLog } from './log.ts'
import { openMail } from './mail/open-mail.ts'
import { openPayments } from './payments/open-payments.ts'
import { voucherPdfOnDemand } from './pdf/on-demand.ts'
import { drawRandom } from './random.ts'
import { openSandbox } from './sandbox.ts'
import { prepareSearch } from './search/prepare-search.ts'
import type { Services } from './services.ts'
import { makeSigner } from './signing.ts'
import { keptSecret } from './signing-secret.ts'

const migrations = join(import.meta.dirname, 'db/migrations')

/** Opens what everything stands on, in order, and knows how to close it again. */
export async function openServices(config: Config, clock: Clock = systemClock) {
  const log = makeLog(config.logLevel)
  const cluster: Cluster | null = config.databaseUrl ? null : await startCluster(config.dataFolder)
  const closing: (() => Promise<unknown>)[] = cluster ? [cluster.stop] : []
  const close = async () => {
    for (const step of closing.splice(0).reverse()) await step()
  }
  try {
    const connectionString = config.databaseUrl ?? (cluster as Cluster).connectionString('postgres')
    await prepareDatabase(connectionString, migrations, async (db) => {
      if (!config.sandbox) {
        const codes = await withdrawDemoCoupons(db)
        if (codes > 0) log.warn({ codes }, 'codes of the demo were in this database, and buy nothing any more')
      }
      if (!config.fillsDemoCatalogue) return
      await addDemoCoupons(db, clock.now())
      if (await isCatalogueEmpty(db)) await fillDatabase(db, generateCatalogue({ today: madridDay(clock.now()) }))
    })
    const database = openDatabase(connectionString, config.databasePool)
    closing.push(database.close)
    const catalogue = await openCatalogue({
      database,
      connectionString,
      features: config.features,
      clock,
      log,
      prepare: (snapshot) => prepareSearch(snapshot, config.requestOnlySpa, madridDay(clock.now())),
    })
    closing.push(catalogue.close)
    const sandbox = config.sandbox ? openSandbox(config, config.sandbox.url, clock) : null
    const jobs = await openQueue(connectionString, log)
    closing.push(jobs.close)
    const isReady = () =>
      database.pool.query('select 1').then(
        () => true,
        () => false,
      )
    const services: Services = {
      config,
      db: database.db,
      clock,
      catalogue,
      log,
      signer: makeSigner(config.signingSecret ?? keptSecret(config.dataFolder)),
      draw: drawRandom,
      payments: openPayments(config, clock, sandbox),
      mail: openMail(config, sandbox),
      renderVoucherPdf: voucherPdfOnDemand(join(import.meta.dirname, '../photos')),
      queue: jobs.queue,
      writeLimit: makeRateLimit(clock),
      jobCounts: makeJobCounts(),
      isReady,
    }
    return { services, jobs, sandbox, close }
  } catch (error) {
    await close()
    throw error
  }
}
