/**
 * What features declare, in tables of rows by name: pages, sections, messages… The module that reads a table adds its
 * type here, features add their rows, and a list of the site hands them over. What reads them imports no feature.
 */
// biome-ignore lint/suspicious/noEmptyInterface: every module that reads a table adds it.
export interface Declared {}

/** What one feature declares: its rows of some tables. */
export type Declaration = { readonly [Table in keyof Declared]?: Partial<Declared[Table]> }

let tables: Partial<Declared> = {}

/** All rows of the tables that these features have: another list takes the place of an earlier one. */
export function declareAll(features: readonly Declaration[]) {
  const merged: Tables = {}
  for (const [table, rows] of features.flatMap(tablesOf)) merged[table] = { ...merged[table], ...rows }
  tables = { ...tables, ...merged }
}

/** Of two rows with one name the first would be lost. Every list is looked through where it is read by a build or a server. */
export function refuseTwins(features: readonly Declaration[]) {
  const known = new Set<string>()
  for (const [table, rows] of features.flatMap(tablesOf)) {
    for (const name of Object.keys(rows)) {
      if (known.has(`${table} ${name}`)) throw new Error(`Two features declare ${name} in ${table}`)
      known.add(`${table} ${name}`)
    }
  }
}

/** All rows of a table. Not at the top of a module, which may be read before the list of the site. */
export function declared<Table extends keyof Declared>(table: Table): Declared[Table] {
  const rows = tables[table]
  if (!rows) throw new Error(`Not declared: ${table}`)
  return rows as Declared[Table]
}

/** Worked out from what is declared when it is asked for, and once for each list. */
export function fromDeclared<Value>(make: () => Value): () => Value {
  let made: { from: typeof tables; value: Value } | undefined
  return () => {
    if (made?.from !== tables) made = { from: tables, value: make() }
    return made.value
  }
}

type Tables = Record<string, object>

const tablesOf = (feature: Readonly<Tables>) => Object.entries(feature)
