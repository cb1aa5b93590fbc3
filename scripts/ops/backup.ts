import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { BackupRefused } from '#platform/server/backup/read-backup.ts'
import { writeBackup } from '#platform/server/backup/write-backup.ts'
import type { Shell } from '#platform/server/commands/command.ts'
import { BadSettings, type Config } from '#platform/server/config/config.ts'
import { startCluster } from '#platform/server/db/embedded/cluster.ts'
import { addressOfRunning } from '#platform/server/db/embedded/running-cluster.ts'
import { storedSecret } from '#platform/server/signing-secret.ts'
import { loadCommandConfig } from '#site/server/config.ts'

export async function backup({ env, args, print, stopping }: Shell) {
  const [file, ...more] = args
  if (!file || more.length > 0) throw new BadSettings('Say npm run ops -- backup FILE.')
  const config = loadCommandConfig(env)
  const { connectionString, close } = await reach(config, stopping)
  try {
    const signingSecret = config.signingSecret ?? storedSecret(config.dataFolder)
    // npm goes to the project's folder first.
    const target = resolve(env.INIT_CWD ?? '', file)
    const rows = await writeBackup({ connectionString, file: target, signingSecret, madeAt: new Date(), stopping })
    print(`${rows} rows and the signing secret are in ${target}. Keep it where only you can read it.`)
  } finally {
    await close()
  }
}

async function reach({ databaseUrl, dataFolder }: Config, stopping: AbortSignal) {
  const address = databaseUrl ?? addressOfRunning(dataFolder, 'postgres')
  if (address) return { connectionString: address, close: async () => {} }
  // Reading begins no database: who mistypes the folder wants to know.
  if (!existsSync(join(dataFolder, 'pg')))
    throw new BackupRefused(`There is no database in ${dataFolder}. Set DATA_DIR to the folder that has one.`)
  const cluster = await startCluster(dataFolder, {}, undefined, stopping)
  return { connectionString: cluster.connectionString('postgres'), close: cluster.stop }
}
