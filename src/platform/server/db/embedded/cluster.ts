import { mkdirSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { aboutFullDisk, OperatorProblem } from '#platform/server/operator-problem.ts'
import { findBinaries } from './binaries.ts'
import { endOrphan, endServer } from './end-server.ts'
import { lockFolder } from './folder-lock.ts'
import { initialise, superuser } from './initialise.ts'
import { isGone, type Launch, launch, makeSocketFolder, untilReady } from './launch.ts'
import { runAs } from './run-as.ts'
import { type Report, supervise } from './supervise.ts'

export type Cluster = { connectionString: (database: string) => string; stop: () => Promise<void> }

/**
 * Starts the PostgreSQL that came with npm on a folder of its own, reachable through a Unix socket only. Told to stop
 * before it is there, it leaves nothing running and throws.
 */
export async function startCluster(
  folder: string,
  settings: Record<string, string> = {},
  report: Report = () => {},
  stopping?: AbortSignal,
): Promise<Cluster> {
  const home = resolve(folder)
  mkdirSync(home, { recursive: true, mode: 0o700 })
  const unlock = lockFolder(home)
  try {
    const run = runAs(findBinaries(), join(home, 'pg'))
    await initialise(run, stopping)
    const socketFolder = makeSocketFolder(run)
    const connectionString = (database: string) =>
      `postgresql://${superuser}@/${database}?host=${encodeURIComponent(socketFolder)}`
    const logFile = join(home, 'postgres.log')
    const how = { run, socketFolder, logFile, settings }
    const start = (until?: AbortSignal) => startServer(how, connectionString('postgres'), until)
    const end = supervise(await start(stopping), start, (server) => endServer(server.pid ?? 0, run.dataFolder), report)
    const stop = async () => {
      await end()
      if (socketFolder !== run.dataFolder) rmSync(socketFolder, { recursive: true, force: true })
      unlock()
    }
    return { connectionString, stop }
  } catch (error) {
    unlock()
    throw error
  }
}

async function startServer(how: Launch, address: string, stopping?: AbortSignal) {
  const { dataFolder } = how.run
  await endOrphan(dataFolder, how.socketFolder)
  const server = launch(how)
  if (await untilReady(server, address, stopping)) return server
  if (!isGone(server)) await endServer(server.pid ?? 0, dataFolder)
  stopping?.throwIfAborted()
  throw new OperatorProblem(
    aboutFullDisk(dirname(how.logFile)) ?? `The embedded database did not start; ${how.logFile} says why.`,
  )
}
