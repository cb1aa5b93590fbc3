import type { Config } from '#platform/server/config/config.ts'
import { openDatabase } from '#platform/server/db/client.ts'
import { startCluster } from '#platform/server/db/embedded/cluster.ts'
import type { Report } from '#platform/server/db/embedded/supervise.ts'
import { backgroundLimits } from '#platform/server/db/limits.ts'
import { prepareDatabase } from '#platform/server/db/prepare-database.ts'
import { openQueue } from '#platform/server/jobs/open-queue.ts'
import { makeLog } from '#platform/server/log.ts'
import { migrationsFolder } from '#platform/server/project-folder.ts'
import { within } from '#platform/server/within.ts'

/** In milliseconds. A query under way must not keep a command that was told to stop from ending its database. */
const closingTakes = 2000

/**
 * The external database, or the embedded one, started: with all tables. The queues of jobs are made by a server's start, and by
 * commands that add to them. Told to stop meanwhile, it ends what it has started and throws.
 */
export async function openPreparedDatabase({ databaseUrl, dataFolder, logLevel }: Config, stopping: AbortSignal) {
  const log = makeLog(logLevel)
  const report: Report = (event, details) => log.error(details, `embedded database ${event}`)
  const cluster = databaseUrl ? null : await startCluster(dataFolder, {}, report, stopping)
  try {
    const connectionString = databaseUrl ?? cluster?.connectionString('postgres') ?? ''
    await prepareDatabase(connectionString, migrationsFolder, undefined, stopping)
    await (await openQueue(connectionString, log, [])).close()
    stopping.throwIfAborted()
    const database = openDatabase(connectionString, 2, backgroundLimits)
    const close = async () => {
      await within(closingTakes, database.close())
      await cluster?.stop()
    }
    return { db: database.db, close }
  } catch (error) {
    await cluster?.stop()
    stopping.throwIfAborted()
    throw error
  }
}
