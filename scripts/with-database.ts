import { BadSettings, type Config, loadCommandConfig } from '#server/config.ts'
import { type Database, openDatabase } from '#server/db/client.ts'
import { FolderInUse } from '#server/db/embedded/folder-lock.ts'
import { addressOfRunning } from '#server/db/embedded/running-cluster.ts'
import { backgroundLimits } from '#server/db/limits.ts'
import { openServices } from '#server/open-services.ts'

/**
 * For an operator's commands: the external database, the embedded one of a running server, or one that is started for
 * the moment. What the operator can mend is said in a sentence.
 */
export async function withDatabase(work: Work) {
  try {
    // The demo is the server's to fill in, not a command's.
    await open({ ...loadCommandConfig(process.env), fillsDemoCatalogue: false }, work)
  } catch (error) {
    const isMendable = error instanceof BadSettings || error instanceof FolderInUse
    console.error(isMendable ? error.message : error)
    process.exit(1)
  }
}

type Work = (db: Database, config: Config) => Promise<void>

async function open(config: Config, work: Work) {
  const address = config.databaseUrl ?? addressOfRunning(config.dataFolder, 'postgres')
  if (address) {
    const { db, close } = openDatabase(address, 2, backgroundLimits)
    return work(db, config).finally(close)
  }
  const { patient, close } = await openServices(config)
  return work(patient.db, config).finally(close)
}
