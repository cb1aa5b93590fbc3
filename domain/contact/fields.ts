import { isEmail } from '#domain/site/email.ts'
import { characters, plainLine, plainText } from '#domain/site/plain-text.ts'

/** What may be wrong with a field of a form that is written to us. Each has a sentence in both languages. */
export type FieldProblem =
  | 'missing'
  | 'emailWrong'
  | 'phoneWrong'
  | 'webWrong'
  | 'topicWrong'
  | 'privacyWrong'
  | 'tooLong'

export const longest = { line: 120, email: 254, phone: 30, reference: 40, services: 500, message: 4000 } as const

/** A line or a text that has to be there; `most` in characters as a reader counts them. */
export function textProblem(typed: string, most: number): FieldProblem | null {
  const text = plainText(typed)
  if (text === '') return 'missing'
  return characters(text) > most ? 'tooLong' : null
}

export const optionalProblem = (typed: string, most: number): FieldProblem | null =>
  characters(plainText(typed)) > most ? 'tooLong' : null

export const emailProblem = (typed: string): FieldProblem | null => (isEmail(typed) ? null : 'emailWrong')

/** A number that can be called: six digits or more, and the signs that people write between them. */
export function phoneProblem(typed: string, isRequired: boolean): FieldProblem | null {
  const phone = plainLine(typed)
  if (phone === '') return isRequired ? 'missing' : null
  if (phone.length > longest.phone) return 'tooLong'
  return /^\+?[\d\s().-]+$/.test(phone) && phone.replace(/\D/g, '').length >= 6 ? null : 'phoneWrong'
}

/** Only what is wrong. */
export const withoutNulls = <Field extends string, Problem extends string>(all: Record<Field, Problem | null>) =>
  Object.fromEntries(Object.entries(all).filter(([, problem]) => problem !== null)) as Partial<Record<Field, Problem>>
