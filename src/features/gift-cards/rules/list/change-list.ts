import type { Language } from '#platform/i18n/languages.ts'
import { type CardList, type ListColumn, listColumns, readCardList, writeCardList } from './card-list.ts'
import { type CompanyForm, checkCompanyForm, type ListRules } from './company-form.ts'

/** A cell that was typed anew beside its fault. `was`: what stood there, so that a list that was changed since keeps what it says. */
export type CellCorrection = { row: number; column: ListColumn; was: string; value: string }

export function correctRows(list: CardList, corrections: readonly CellCorrection[]): CardList {
  const rows = list.rows.map((row, index) => {
    const own = corrections.filter(({ row: at, column, was }) => at === index && row[column] === was)
    return { ...row, ...Object.fromEntries(own.map(({ column, value }) => [column, value.trim()])) }
  })
  return { ...list, rows }
}

export function dropRows(list: CardList, dropped: readonly number[]): CardList {
  const rows = list.rows.filter((_, index) => !dropped.includes(index))
  return { ...list, rows, count: list.count - (list.rows.length - rows.length) }
}

/** What the buttons of the form say. Without a script the server answers with the form as it is then. */
export type ListChange = { what: 'check' } | { what: 'drop-wrong' } | { what: 'drop'; row: number }

export function readListChange(intent: string): ListChange | null {
  if (intent === 'check' || intent === 'drop-wrong') return { what: intent }
  const [, row] = /^drop-(\d{1,5})$/.exec(intent) ?? []
  return row ? { what: 'drop', row: Number(row) } : null
}

export const correctionField = (row: number, column: ListColumn) => `fix.${row}.${column}`
export const formerField = (row: number, column: ListColumn) => `was.${row}.${column}`

export function readCorrections(sent: Iterable<[string, string]>): CellCorrection[] {
  const fields = new Map(sent)
  return [...fields].flatMap(([field, value]) => {
    const [, row, name] = /^fix\.(\d{1,5})\.([a-z]{1,10})$/.exec(field) ?? []
    const column = listColumns.find((one) => one === name)
    if (!row || !column) return []
    return [{ row: Number(row), column, was: fields.get(formerField(Number(row), column)) ?? '', value }]
  })
}

type Changes = { corrections: readonly CellCorrection[]; change: ListChange | null }
type Rules = { rules: ListRules; language: Language }

/** The form after its corrections and its button. What nobody changed stays as it was typed. */
export function changeCompanyForm(
  typed: CompanyForm,
  { corrections, change }: Changes,
  { rules, language }: Rules,
): CompanyForm {
  const list = readCardList(typed.list, rules.heading)
  // Not all of it has been read: written anew it would have lost the rest.
  if (list.count > list.rows.length) return typed
  const corrected = correctRows(list, corrections)
  const written = (list: CardList) => ({ ...typed, list: writeCardList(list, rules.heading) })
  if (change?.what === 'drop') return written(dropRows(corrected, [change.row]))
  if (change?.what === 'drop-wrong') {
    return written(dropRows(corrected, checkCompanyForm(written(corrected), rules, language).wrong))
  }
  return corrections.some(({ was, value }) => was !== value.trim()) ? written(corrected) : typed
}
