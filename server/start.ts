import { BadSettings, loadConfig } from './config.ts'
import { ForeignDatabase } from './db/check-baseline.ts'
import { FolderInUse } from './db/embedded/folder-lock.ts'
import { runServer } from './run-server.ts'

try {
  await runServer(loadConfig(process.env))
} catch (error) {
  // What the operator can mend is said in a sentence; anything else with all its detail.
  const isMendable =
    [BadSettings, FolderInUse, ForeignDatabase].some((kind) => error instanceof kind) || isBusyPort(error)
  console.error(isMendable ? messageOf(error) : error)
  process.exit(1)
}

function isBusyPort(error: unknown): boolean {
  return (error as NodeJS.ErrnoException)?.code === 'EADDRINUSE'
}

function messageOf(error: unknown): string {
  if (isBusyPort(error)) return `Port ${process.env.PORT ?? 3000} is taken. Set PORT to another one.`
  return (error as Error).message
}
