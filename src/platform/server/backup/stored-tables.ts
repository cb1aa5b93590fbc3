import type pg from 'pg'

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
