import { createReadStream } from 'node:fs'
import { StringDecoder } from 'node:string_decoder'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import { z } from 'zod'
import { OperatorProblem } from '#platform/server/operator-problem.ts'
import { parseJson } from '#platform/server/parse-json.ts'

/*
 * A backup is one gzipped file of lines. An object is a heading, an array is a row of the table that was named last, with
 * each column in PostgreSQL's own text form. Headings are the header, one for each table, one for the sequences, and the
 * end, which says how many rows there are. Gzip's checksum tells a damaged file, the end a shortened one.
 */

/** Raised when the lines mean something else than before. What the tables look like is told by the migrations. */
export const backupVersion = 1

/** What is wrong with a backup, or with the database that it is to be restored into, in a sentence for the operator. */
export class BackupRefused extends OperatorProblem {}

const header = z.object({
  calmaria: z.literal('backup'),
  version: z.number(),
  madeAt: z.iso.datetime(),
  /** Hashes of the migrations that made the tables, in order. */
  migrations: z.array(z.string()),
  signingSecret: z.string(),
})

export type BackupHeader = z.infer<typeof header>

const heading = z.union([
  header,
  z.object({ table: z.string(), columns: z.array(z.string()) }),
  z.object({ sequences: z.record(z.string(), z.string()) }),
  z.object({ rows: z.number() }),
])

export type BackupHeading = z.infer<typeof heading>
type BackupEntry = BackupHeading | { row: string }

/** Reads a whole backup and keeps nothing of it, so that a damaged one is found before anything is changed. */
export async function checkBackup(file: string): Promise<BackupHeader> {
  let first: BackupHeader | null = null
  let rows = 0
  let isWhole = false
  for await (const entry of readBackup(file)) {
    if ('row' in entry) rows++
    else if ('calmaria' in entry) first = entry
    else if ('rows' in entry) isWhole = entry.rows === rows
  }
  if (!first || !isWhole) throw damaged(file)
  return first
}

/** Its entries, one after the other; of the file never more than a line is in memory. */
export async function* readBackup(file: string): AsyncGenerator<BackupEntry> {
  let isFirst = true
  for await (const line of linesOf(file)) {
    if (!isFirst && line.startsWith('[')) yield { row: line }
    else yield isFirst ? readHeader(file, line) : readHeading(file, line)
    isFirst = false
  }
  if (isFirst) throw damaged(file)
}

function readHeader(file: string, line: string): BackupHeader {
  const found = z.looseObject({ calmaria: z.literal('backup'), version: z.number() }).safeParse(parseJson(line))
  if (!found.success) throw notABackup(file)
  if (found.data.version > backupVersion) throw tooNew(file)
  const whole = header.safeParse(found.data)
  if (!whole.success) throw damaged(file)
  return whole.data
}

function readHeading(file: string, line: string): BackupHeading {
  const read = heading.safeParse(parseJson(line))
  if (!read.success) throw damaged(file)
  return read.data
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const source = createReadStream(file)
  const unpacked = createGunzip()
  // A file that can't be read ends what is made of it.
  source.on('error', (error) => unpacked.destroy(error))
  const decoder = new StringDecoder('utf8')
  let rest = ''
  let hasBegun = false
  try {
    for await (const chunk of source.pipe(unpacked)) {
      hasBegun = true
      const lines = decoder.write(chunk as Buffer).split('\n')
      lines[0] = rest + lines[0]
      rest = lines.pop() ?? ''
      yield* lines
    }
  } catch (error) {
    throw whyUnreadable(file, error, hasBegun)
  } finally {
    source.destroy()
  }
  if (rest !== '') throw damaged(file)
}

function whyUnreadable(file: string, error: unknown, hasBegun: boolean): unknown {
  const { code = '' } = error as NodeJS.ErrnoException
  if (code.startsWith('Z_')) return hasBegun || code !== 'Z_DATA_ERROR' ? damaged(file) : notABackup(file)
  if (code === 'ENOENT') return new BackupRefused(`There is no file ${file}.`)
  if (code.startsWith('E')) return new BackupRefused(`${file} can't be read (${code}).`)
  return error
}

const damaged = (file: string) =>
  new BackupRefused(`${file} is damaged or was cut short, and nothing of it was restored.`)

const notABackup = (file: string) => new BackupRefused(`${file} is not a backup of Calmaria.`)

export const tooNew = (file: string) =>
  new BackupRefused(`${file} was made by a newer version of Calmaria: restore it with that version or a later one.`)

/** A table as PostgreSQL knows it, its name quoted where it needs that. */
export type StoredTable = { name: string; columns: { name: string; type: string }[] }

/** What can't be told by its text form alone is always told in the same one, however long it takes. */
export const inOneForm =
  "set statement_timeout = 0; set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set bytea_output = 'hex'"

/**
 * All that holds rows of ours, with the columns that can be written. Of the job queue only its jobs: the rest is made by
 * the queue itself, and may be another in its next version. Parts of a table come with the whole.
 */
export async function findTables(client: pg.Client): Promise<StoredTable[]> {
  const { rows } = await client.query<StoredTable>(
    `select format('%I.%I', nspname, relname) as name,
            json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum) as columns
       from pg_class
       join pg_namespace on pg_namespace.oid = relnamespace
       join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
      where relkind in ('r', 'p') and not relispartition and relpersistence <> 't'
        and (nspname !~ '^(pg_|information_schema$|pgboss$)' or (nspname, relname) = ('pgboss', 'job'))
      group by nspname, relname
      order by nspname, relname`,
  )
  return rows
}
