import { boundedText, choices, fieldsOf, recordOf } from '#platform/forms/field-lengths.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { cardAmount } from '../card-amount.ts'
import { placeOfAddress, usualHour } from '../card-delivery.ts'
import {
  type CardDraft,
  type CardProblem,
  type CardProblems,
  type CardRules,
  type ChosenCard,
  cardForm,
  emptyCard,
  toCard,
} from '../card-draft.ts'
import { cardThemes } from '../card-themes.ts'
import { mostCards } from '../gift-card.ts'
import {
  emptyRow,
  type ListColumn,
  type ListHeading,
  type ListRow,
  listColumns,
  readCardList,
  readSheetDay,
} from './card-list.ts'
import { longestListText } from './list-file.ts'

/** What is typed of a company's cards. All but `list` is for all of them; `logo` is the key of one that was sent. */
export const companyFields = {
  // Sixteen times as much is kept.
  list: longestListText / 16,
  from: cardForm.lengths.from,
  ...choices('theme', 'delivery', 'deliverOn', 'hour', 'logo'),
}
export type CompanyForm = Record<keyof typeof companyFields, string>

export const emptyCompanyForm = (): CompanyForm => ({
  list: '',
  from: '',
  theme: cardThemes[0],
  delivery: 'now',
  deliverOn: '',
  hour: usualHour,
  logo: '',
})

/** `heading`: the first line of our template. */
export type ListRules = CardRules & { heading: ListHeading }

/** What is typed, without the corrections beside the list. */
export function readTyped(sent: ReadonlyMap<string, string>): CompanyForm {
  const empty = emptyCompanyForm()
  return recordOf(fieldsOf(companyFields), (field) =>
    boundedText(sent.get(field) ?? empty[field], companyFields[field]).replace(/\r\n?/g, '\n'),
  )
}

export type RowProblems = Partial<Record<ListColumn, CardProblem>>

/** `isRepeated`: its address stands in an earlier row too. That may be meant. */
export type CheckedRow = { row: ListRow; problems: RowProblems; isRepeated: boolean }

export type CheckedList = ReturnType<typeof checkCompanyForm>

/** The same in the browser and on the server. */
export function checkCompanyForm(form: CompanyForm, rules: ListRules, language: Language) {
  const list = readCardList(form.list, rules.heading)
  const met = new Set<string>()
  const checked = list.rows.map((row): CheckedRow => {
    const address = row.email.toLowerCase()
    const isRepeated = address !== '' && met.has(address)
    met.add(address)
    return { row, problems: rowProblems(row, form, rules, language), isRepeated }
  })
  const wrong = checked.flatMap(({ problems }, index) => (Object.keys(problems).length > 0 ? [index] : []))
  const right = checked.filter(({ problems }) => Object.keys(problems).length === 0)
  const amounts = right.map(({ row }) => cardAmount(row.amount, rules.bounds) ?? 0)
  return {
    ...list,
    checked,
    /** The places of the rows with something wrong. */
    wrong,
    problem: list.rows.length === 0 ? ('listEmpty' as const) : list.count > mostCards ? ('listLong' as const) : null,
    /** Of what is said for all cards. */
    shared: sharedProblems(form, rules, language),
    /** What the cards of the right rows cost, in cents. */
    total: amounts.reduce((sum, amount) => sum + amount, 0),
  }
}

export const isReady = ({ wrong, problem, shared }: CheckedList) =>
  wrong.length === 0 && problem === null && Object.keys(shared).length === 0

/** Only of a form that is ready. */
export const toCompanyCards = (form: CompanyForm, rules: ListRules, language: Language): ChosenCard[] =>
  readCardList(form.list, rules.heading).rows.map((row) => toCard(draftOf(row, form, language), rules))

/** The rows of cards that were chosen before. Each has its own day then, so that nothing is left for all of them. */
export const rowsOfCards = (cards: readonly ChosenCard[]): ListRow[] =>
  cards.map(({ name, email, amount, message, deliverOn }) => ({
    name,
    email,
    amount: String(amount / 100),
    message,
    day: deliverOn ?? '',
  }))

/** A card as it would be typed alone. Its hour is that of the country which its address names. */
function draftOf(row: ListRow, form: CompanyForm, language: Language): CardDraft {
  const day = row.day === '' ? null : (readSheetDay(row.day) ?? row.day)
  return {
    ...emptyCard(language, form.from),
    theme: form.theme,
    amount: '',
    otherAmount: row.amount,
    name: row.name,
    email: row.email,
    message: row.message,
    delivery: day === null ? form.delivery : 'later',
    deliverOn: day ?? form.deliverOn,
    hour: form.hour,
    place: placeOfAddress(row.email, language),
  }
}

function rowProblems(row: ListRow, form: CompanyForm, rules: CardRules, language: Language): RowProblems {
  const { name, email, message, amount, otherAmount, deliverOn } = cardForm.problems(
    draftOf(row, form, language),
    rules,
  )
  const found: Record<ListColumn, CardProblem | undefined> = {
    name,
    email,
    amount: amount ?? otherAmount,
    message,
    // A wrong day for all is said once, where it is chosen.
    day: row.day === '' ? undefined : deliverOn,
  }
  const wrong = listColumns.flatMap((column) => (found[column] ? [[column, found[column]]] : []))
  return Object.fromEntries(wrong)
}

/** Of the card of nobody yet: what is wrong with it besides is that it is nobody's. */
function sharedProblems(form: CompanyForm, rules: CardRules, language: Language): CardProblems {
  const { theme, from, delivery, deliverOn, hour } = cardForm.problems(draftOf(emptyRow, form, language), rules)
  const found = Object.entries({ theme, from, delivery, deliverOn, hour })
  return Object.fromEntries(found.filter(([, problem]) => problem !== undefined))
}
