import { type Day, isDay } from '#platform/time/dates.ts'

/**
 * A day as people type it: '2027-03-28', '28/3/2027' (also with '-' or '.'), '28-Mar-2027' (spec 9) and, as our e-mails
 * write it, '28 de marzo de 2027', in Spanish or Portuguese. Null where there is no such day.
 */
export function readTypedDay(typed: string): Day | null {
  const text = plainLetters(typed)
  const day = isDay(text) ? text : (numericDay(text) ?? namedDay(text))
  return isDay(day) ? day : null
}

const plainLetters = (typed: string) =>
  typed
    .trim()
    // Longer than any day, with room for accents of their own.
    .slice(0, 100)
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')

function numericDay(text: string): string | null {
  const [, day, , month, year] = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})$/.exec(text) ?? []
  return day && month && year ? written(year, Number(month), day) : null
}

function namedDay(text: string): string | null {
  const [, day, , word, year] = /^(\d{1,2})(-| de | )([a-z]{3,10})\2(\d{4})$/.exec(text) ?? []
  if (!day || !word || !year) return null
  const month = monthNames.findIndex((names) => names.some((name) => name.startsWith(word)))
  return month < 0 ? null : written(year, month + 1, day)
}

const written = (year: string, month: number, day: string) =>
  `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`

// Every abbreviation is the beginning of a name, and three letters are enough to tell the months apart.
const monthNames = [
  ['enero', 'janeiro'],
  ['febrero', 'fevereiro'],
  ['marzo', 'marco'],
  ['abril'],
  ['mayo', 'maio'],
  ['junio', 'junho'],
  ['julio', 'julho'],
  ['agosto'],
  ['septiembre', 'setembro'],
  ['octubre', 'outubro'],
  ['noviembre', 'novembro'],
  ['diciembre', 'dezembro'],
]
