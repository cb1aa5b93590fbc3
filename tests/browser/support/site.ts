import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { addressOfRunning } from '#platform/server/db/embedded/running-cluster.ts'

const firstPort = Number(process.env.TEST_PORT ?? 3117)

export type Site = { url: string; folder: string; log: string }

export function siteAt(index: number): Site {
  const folder = join(sitesFolder(), String(index))
  return { url: `http://localhost:${firstPort + index}`, folder, log: join(folder, 'server.log') }
}

/** Within the folder of the run. */
export const sitesFolder = () => join(tmpdir(), 'sites')

/** The site of the worker that this runs in. */
export const siteHere = (): Site => siteAt(Number(process.env.TEST_PARALLEL_INDEX ?? 0))

/** Asks the database of a site. */
export async function ask<Row extends pg.QueryResultRow>(
  sql: string,
  values: string[] = [],
  { folder } = siteHere(),
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: addressOfRunning(folder, 'postgres') ?? '' })
  await client.connect()
  const { rows } = await client.query<Row>(sql, values).finally(() => client.end())
  return rows
}

let visitors = 0

/** An address that no other visitor has. It is one of this machine, for which alone the sandbox is open. */
export function visitorAddress(): string {
  visitors++
  return `127.${1 + (Number(process.env.TEST_WORKER_INDEX) % 250)}.${visitors >> 8}.${visitors & 255}`
}
