import { readTable, writeCsvRecord } from '#platform/forms/csv.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import { type Day, isDay } from '#platform/time/dates.ts'
import { mostCards } from '../gift-card.ts'

/** The cells of a person, in the order in which they stand where no first line names them. */
export const listColumns = ['name', 'email', 'amount', 'message', 'day'] as const
export type ListColumn = (typeof listColumns)[number]

/** As they are typed. `day` is empty for who gets the card with all the others. */
export type ListRow = Record<ListColumn, string>

export const emptyRow: ListRow = { name: '', email: '', amount: '', message: '', day: '' }

export type CardList = {
  /** One more than can be bought at once, if there are as many. */
  rows: ListRow[]
  /** Of all rows. */
  count: number
  /** Whether its first line names the columns: then people are counted from 2, as in the sheet. */
  hasHeading: boolean
}

/** No cell may have as many characters: what is cut off is of one that has to be shortened. */
const longestCell = 1000

/** What sheets call them, whatever the language of the page, without accents. Its own heading is understood besides. */
const headings: Record<ListColumn, readonly string[]> = {
  name: ['nombre', 'nombre y apellidos', 'persona', 'empleado', 'nome', 'colaborador', 'name'],
  email: ['correo', 'correo electronico', 'email', 'e-mail', 'mail', 'correio', 'correio eletronico'],
  amount: ['importe', 'cantidad', 'valor', 'montante', 'euros', 'amount', 'value'],
  message: ['mensaje', 'mensagem', 'dedicatoria', 'texto', 'message'],
  day: ['dia', 'fecha', 'dia de entrega', 'fecha de entrega', 'data', 'data de entrega', 'day', 'date'],
}

export function readCardList(text: string, heading: Readonly<Record<ListColumn, string>>): CardList {
  const { records, count } = readTable(text, { mostRecords: mostCards + 2, longestCell })
  const [first = []] = records
  const columnOf = columnsByHeading(heading)
  const named = first.map((cell) => columnOf.get(plainly(cell)) ?? null)
  // An address is no heading, whatever its neighbours are called.
  const hasHeading = named.filter((column) => column !== null).length >= 2 && !first.some((cell) => cell.includes('@'))
  const order: readonly (ListColumn | null)[] = hasHeading ? named : listColumns
  const people = records.slice(hasHeading ? 1 : 0, mostCards + (hasHeading ? 2 : 1))
  return { rows: people.map((record) => rowOf(record, order)), count: hasHeading ? count - 1 : count, hasHeading }
}

/** The list as it is typed, in one form: what was pasted from a sheet may have had any. */
export function writeCardList(
  { rows, hasHeading }: Pick<CardList, 'rows' | 'hasHeading'>,
  heading: Record<ListColumn, string>,
): string {
  const lines = rows.map((row) =>
    writeCsvRecord(listColumns.map((column) => row[column]).slice(0, lastFilled(row) + 1)),
  )
  return [...(hasHeading ? [writeCsvRecord(listColumns.map((column) => heading[column]))] : []), ...lines].join('\n')
}

/** How a row is called: its line in the list. */
export const numberOfRow = (index: number, { hasHeading }: Pick<CardList, 'hasHeading'>) => index + (hasHeading ? 2 : 1)

/** A day as sheets write it: '2026-12-21', '21/12/2026', '21-12-26', '21.12.2026'. Null if it is none. */
export function readSheetDay(typed: string): Day | null {
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(typed) ?? []
  const [, dayFirst, monthNext, yearLast] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/.exec(typed) ?? []
  const found = year ? [year, month, day] : [yearLast?.length === 2 ? `20${yearLast}` : yearLast, monthNext, dayFirst]
  const written = found.map((part) => (part ?? '').padStart(2, '0')).join('-')
  return isDay(written) ? written : null
}

/** Made once for a list: its first line may have tens of thousands of cells. The first column of two with one name has it. */
const columnsByHeading = (heading: Readonly<Record<ListColumn, string>>): ReadonlyMap<string, ListColumn> =>
  new Map(
    listColumns
      .toReversed()
      .flatMap((column) => [...headings[column], plainly(heading[column])].map((name) => [name, column] as const)),
  )

const plainly = (cell: string) =>
  cell
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[*:.()€]/g, '')
    .trim()

function rowOf(record: readonly string[], order: readonly (ListColumn | null)[]): ListRow {
  const row = { ...emptyRow }
  for (const [index, column] of order.entries()) if (column) row[column] = record[index] ?? ''
  return row
}

const lastFilled = (row: ListRow) => listColumns.findLastIndex((column) => row[column] !== '')

export type ListHeading = Readonly<Record<ListColumn, string>>

/** The first line of a list of gift cards, as our template has it. */
export const listHeading = (t: Translate): ListHeading => ({
  name: t('companyCards.listColumns.name'),
  email: t('companyCards.listColumns.email'),
  amount: t('companyCards.listColumns.amount'),
  message: t('companyCards.listColumns.message'),
  day: t('companyCards.listColumns.day'),
})
