import { BackupRefused } from '#server/backup/read-backup.ts'
import { BadSettings } from '#server/config.ts'
import { FolderInUse } from '#server/db/embedded/folder-lock.ts'

/** An operator's command. It hears and says everything by its shell, so that a test needs no process for it. */
export type Command = (shell: Shell) => Promise<void>

export type Shell = {
  env: Record<string, string | undefined>
  args: string[]
  print: (line: string) => void
  complain: (what: unknown) => void
}

/** Returns the exit code. What the operator can mend is said in a sentence. */
export async function runCommand(command: Command, shell: Shell): Promise<number> {
  try {
    await command(shell)
    return 0
  } catch (error) {
    const isMendable = [BadSettings, FolderInUse, BackupRefused].some((kind) => error instanceof kind)
    shell.complain(isMendable ? (error as Error).message : error)
    return 1
  }
}

/** For a file that was started by its name. */
export async function startCommand(command: Command) {
  const { env, argv } = process
  const code = await runCommand(command, { env, args: argv.slice(2), print: console.log, complain: console.error })
  if (code !== 0) process.exit(code)
}
