import { resolve } from 'node:path'
import { describeError } from '#server/log.ts'
import { describeProblem } from '#server/operator-problem.ts'

/** An operator's command. It hears and says everything by its shell, so that a test needs no process for it. */
export type Command = (shell: Shell) => Promise<void>

export type Shell = {
  env: Record<string, string | undefined>
  args: string[]
  print: (line: string) => void
  complain: (what: unknown) => void
}

/** Returns the exit code. What the operator can mend is said in a sentence, anything else without values of a query. */
export async function runCommand(command: Command, shell: Shell): Promise<number> {
  try {
    await command(shell)
    return 0
  } catch (error) {
    const { DATA_DIR, DATABASE_URL } = shell.env
    const surroundings = { dataFolder: resolve(DATA_DIR || '.data'), databaseUrl: DATABASE_URL || undefined }
    shell.complain(describeProblem(error, surroundings) ?? describeError(error))
    return 1
  }
}

/** For a file that was started by its name. */
export async function startCommand(command: Command) {
  const { env, argv } = process
  const code = await runCommand(command, { env, args: argv.slice(2), print: console.log, complain: console.error })
  if (code !== 0) process.exit(code)
}
