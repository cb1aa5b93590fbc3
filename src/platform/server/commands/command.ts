import type { Config } from '../config/config.ts'
import type { Database } from '../db/client.ts'
import type { Job } from '../jobs/define-job.ts'
import type { Services } from '../services.ts'

/** What is said of a command of the operator's, and where it is: read to list the commands, so it imports nothing. */
export type Command = {
  name: string
  /** A line without a full stop. */
  summary: string
  /** Each way to call it: what stands behind its name, and what happens then. */
  usage: readonly (readonly [args: string, does: string])[]
  /** What else must be known before it is called. */
  notes: string
} & Loader

/** Reads its file, and all that this imports. `loadOnDatabase`: for one that only needs the database. */
type Loader = { load: () => Promise<RunCommand> } | { loadOnDatabase: () => Promise<RunOnDatabase> }

/** A note of most. */
export const mayRun = 'The server may run or not.'

export type RunOnDatabase = (scene: Scene, ...args: string[]) => Promise<void>

export type Scene = Pick<Shell, 'print'> & { db: Database; config: Config; loadShop: () => Promise<Shop> }

/** What all features together declare. Most commands do without: it takes a second to read. */
export type Shop = Pick<Services, 'kinds' | 'events'> & { jobs: readonly Job[] }

export type RunCommand = (shell: Shell) => Promise<void>

/** All that a command hears and says, so that a test needs no process for it. */
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
  const stopped = new Promise<never>((_, reject) => {
    const stop = () => reject(stopping.reason)
    // It may have come while the command's files were read.
    if (stopping.aborted) stop()
    stopping.addEventListener('abort', stop)
  })
  return Promise.race([work, stopped])
}
