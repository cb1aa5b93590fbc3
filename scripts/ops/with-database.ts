import { type RunCommand, type RunOnDatabase, type Shop, unlessStopped } from '#platform/server/commands/command.ts'
import type { Config } from '#platform/server/config/config.ts'
import { type Database, openDatabase } from '#platform/server/db/client.ts'
import { addressOfRunning } from '#platform/server/db/embedded/running-cluster.ts'
import { backgroundLimits } from '#platform/server/db/limits.ts'
import { loadCommandConfig } from '#site/server/config.ts'

/** The external database, the embedded one of a running server, or one that is started for the moment. */
export function withDatabase(work: RunOnDatabase): RunCommand {
  return async ({ env, args, print, stopping }) => {
    const config = loadCommandConfig(env)
    const { db, close } = await open(config, stopping)
    await unlessStopped({ stopping }, work({ db, config, print, loadShop }, ...args)).finally(close)
  }
}

async function loadShop(): Promise<Shop> {
  const { eventHandlers, jobs, soldKinds } = await import('#site/features.ts')
  return { kinds: soldKinds, events: eventHandlers, jobs }
}

async function open(config: Config, stopping: AbortSignal): Promise<{ db: Database; close: () => Promise<void> }> {
  const address = config.databaseUrl ?? addressOfRunning(config.dataFolder, 'postgres')
  if (address) return openDatabase(address, 2, backgroundLimits)
  // Most commands find a database that runs.
  const { openPreparedDatabase } = await import('./open-prepared-database.ts')
  return openPreparedDatabase(config, stopping)
}
