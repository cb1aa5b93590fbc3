import { resolve } from 'node:path'
import { describeError } from '#server/log.ts'
import { describeProblem, OperatorProblem } from '#server/operator-problem.ts'

/** An operator's command. It hears and says everything by its shell, so that a test needs no process for it. */
export type Command = (shell: Shell) => Promise<void>

export type Shell = {
  env: Record<string, string | undefined>
  args: string[]
  print: (line: string) => void
  complain: (what: unknown) => void
  /** Ctrl-C. Whatever the command has started, it ends first. */
  stopping: AbortSignal
}

/** The work of a command, unless it is told to stop before it is done. */
export async function unlessStopped<Done>({ stopping }: Pick<Shell, 'stopping'>, work: Promise<Done>): Promise<Done> {
  const stopped = new Promise<never>((_, reject) => stopping.addEventListener('abort', () => reject(stopping.reason)))
  return Promise.race([work, stopped])
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
  const ending = new AbortController()
  // A second one ends it at once.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => ending.abort(new OperatorProblem('Stopped before it was done.')))
  const shell = { env, args: argv.slice(2), print: console.log, complain: console.error, stopping: ending.signal }
  const code = await runCommand(command, shell)
  if (code !== 0) process.exit(code)
}
