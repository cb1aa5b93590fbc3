import { type Config, loadCommandConfig } from '#server/config.ts'
import { type Database, openDatabase } from '#server/db/client.ts'
import { addressOfRunning } from '#server/db/embedded/running-cluster.ts'
import { backgroundLimits } from '#server/db/limits.ts'
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
