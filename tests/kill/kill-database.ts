import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { addressOfRunning } from '#platform/server/db/embedded/running-cluster.ts'

const patience = 60_000

/**
 * Ends the embedded PostgreSQL, and waits until the shop has it running again; how many milliseconds that took. SIGKILL
 * and SIGQUIT in turn: once its head alone, once with a word to everybody.
 */
export function makeDatabaseKiller(folder: string) {
  const took: number[] = []
  return {
    took,
    kill: async () => {
      const head = headIn(folder)
      process.kill(head, took.length % 2 === 0 ? 'SIGKILL' : 'SIGQUIT')
      const begun = Date.now()
      while (!(await isBack(folder, head))) {
        if (Date.now() - begun > patience) throw new Error('The database was not started again')
        await sleep(20)
      }
      took.push(Date.now() - begun)
    },
  }
}

const headIn = (folder: string) => Number(readFileSync(join(folder, 'pg/postmaster.pid'), 'utf8').split('\n')[0])

async function isBack(folder: string, before: number): Promise<boolean> {
  const connectionString = addressOfRunning(folder, 'postgres')
  if (!connectionString) return false
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2000 })
  client.on('error', () => {})
  try {
    if (headIn(folder) === before) return false
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
