import type { Config } from '#platform/server/config/config.ts'
import { type Database, openDatabase } from '#platform/server/db/client.ts'
import { addressOfRunning } from '#platform/server/db/embedded/running-cluster.ts'
import { backgroundLimits } from '#platform/server/db/limits.ts'
import { loadCommandConfig } from '#site/server/config.ts'
import { type Run, type Shell, unlessStopped } from './command.ts'

/** The external database, the embedded one of a running server, or one that is started for the moment. */
export function withDatabase(work: (scene: Scene, ...args: string[]) => Promise<void>): Run {
  return async ({ env, args, print, stopping }) => {
    const config = loadCommandConfig(env)
    const { db, close } = await open(config, stopping)
    await unlessStopped({ stopping }, work({ db, config, print }, ...args)).finally(close)
  }
}

export type Scene = Pick<Shell, 'print'> & { db: Database; config: Config }

async function open(config: Config, stopping: AbortSignal): Promise<{ db: Database; close: () => Promise<void> }> {
  const address = config.databaseUrl ?? addressOfRunning(config.dataFolder, 'postgres')
  if (address) return openDatabase(address, 2, backgroundLimits)
  // Most commands find a database that runs.
  const { openPreparedDatabase } = await import('./open-prepared-database.ts')
  return openPreparedDatabase(config, stopping)
}
