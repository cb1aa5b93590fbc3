import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { BackupRefused, checkBackup } from '#platform/server/backup/read-backup.ts'
import { restoreBackup } from '#platform/server/backup/restore-backup.ts'
import { type Shell, unlessStopped } from '#platform/server/commands/command.ts'
import { BadSettings, type Config } from '#platform/server/config/config.ts'
import { startCluster } from '#platform/server/db/embedded/cluster.ts'
import { makeLog } from '#platform/server/log.ts'
import { migrationsFolder } from '#platform/server/project-folder.ts'
import { secretFile, storeSecret } from '#platform/server/signing-secret.ts'
import { jobs } from '#site/features.ts'
import { loadCommandConfig } from '#site/server/config.ts'

export async function restore({ env, args, print, stopping }: Shell) {
  const [given, how, ...more] = args
  if (!given || (how !== undefined && how !== 'replace') || more.length > 0) {
    throw new BadSettings('Say npm run ops -- restore FILE, or npm run ops -- restore FILE replace.')
  }
  const file = resolve(env.INIT_CWD ?? '', given)
  const header = await checkBackup(file)
  // The database needs the secret that comes with it, and no other.
  const config = loadCommandConfig({ ...env, SIGNING_SECRET: env.SIGNING_SECRET || header.signingSecret })
  refuseOtherSecret(config, header.signingSecret)
  const cluster = config.databaseUrl ? null : await startCluster(config.dataFolder, {}, undefined, stopping)
  try {
    const restored = restoreBackup({
      connectionString: config.databaseUrl ?? cluster?.connectionString('postgres') ?? '',
      file,
      header,
      migrationsFolder,
      replaces: how === 'replace',
      keepSecret: (secret) => storeSecret(config.dataFolder, secret),
      jobs,
      log: makeLog(config.logLevel),
    })
    const { rows, leftOut } = await unlessStopped({ stopping }, restored)
    for (const table of leftOut) print(`Left out: ${table}, which is no table of Calmaria.`)
    print(
      `${rows} rows of ${header.madeAt} are restored, and the signing secret is in ${secretFile(config.dataFolder)}.`,
    )
    if (config.databaseUrl) print(`Start the server with SIGNING_SECRET="$(cat ${secretFile(config.dataFolder)})".`)
  } finally {
    await cluster?.stop()
  }
}

/** Links that were sent before hold with the secret of the backup alone. */
function refuseOtherSecret({ signingSecret, databaseUrl, dataFolder }: Config, secret: string) {
  const file = secretFile(dataFolder)
  if (signingSecret !== secret) {
    throw new BadSettings(
      `SIGNING_SECRET is not the one of the backup. Leave it out: the backup's will be written to ${file}.`,
    )
  }
  // Beside an external database it may be the secret of another shop.
  if (databaseUrl && existsSync(file) && readFileSync(file, 'utf8').trim() !== secret) {
    throw new BackupRefused(`${file} holds another secret, and is not written over. Set DATA_DIR to another folder.`)
  }
}
