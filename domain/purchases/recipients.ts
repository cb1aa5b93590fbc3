import { characters, plainLine, plainText } from '#domain/site/plain-text.ts'
import { emailProblem, longest } from './buyer.ts'

/** Somebody who gets a part of what is bought. */
export type Recipient = { name: string; email: string; message: string }

/** Longer lists belong to the first step of their kind. */
export const mostRecipients = 20
export const longestRecipientMessage = 240

/** `recipientRows`: how many rows the form has. The others are those of each row, which are counted from 0. */
export type RecipientField = 'recipientRows' | `recipient${RowField}${number}`
type RowField = 'Name' | 'Email' | 'Message'
export type RecipientsDraft = Partial<Record<RecipientField, string>>

export type RecipientProblem = 'beneficiaryNameWrong' | 'beneficiaryEmailWrong' | 'recipientMessageLong' | 'tooLong'

export const recipientFields: readonly RecipientField[] = [
  'recipientRows',
  ...Array.from({ length: mostRecipients }, (_, row) => fieldsOfRow(row)).flat(),
]

/** The names of a row's fields: name, e-mail and message. */
export function fieldsOfRow(row: number) {
  return [`recipientName${row}`, `recipientEmail${row}`, `recipientMessage${row}`] as const
}

export function recipientProblems(draft: RecipientsDraft): Partial<Record<RecipientField, RecipientProblem>> {
  const found = typedRows(draft).flatMap((typed, row) => {
    const [name, email, message] = fieldsOfRow(row)
    return [
      [name, nameProblem(typed.name)],
      [email, addressProblem(typed.email)],
      [message, characters(plainText(typed.message)) > longestRecipientMessage ? 'recipientMessageLong' : null],
    ]
  })
  return Object.fromEntries(found.filter(([, problem]) => problem !== null))
}

export const toRecipients = (draft: RecipientsDraft): Recipient[] =>
  typedRows(draft).map(({ name, email, message }) => ({
    name: plainLine(name),
    email: email.trim(),
    message: plainText(message),
  }))

/** At least one row, so that there is something to fill in. */
export function toRecipientsDraft(recipients: readonly Recipient[] | null): RecipientsDraft {
  const rows = recipients && recipients.length > 0 ? recipients : [empty]
  const fields = rows.flatMap((recipient, row) => {
    const [name, email, message] = fieldsOfRow(row)
    return [
      [name, recipient.name],
      [email, recipient.email],
      [message, recipient.message],
    ]
  })
  return { ...Object.fromEntries(fields), recipientRows: String(rows.length) }
}

/** The button of the form that was pressed: `add`, or `remove-1` for the second row. What was typed is kept. */
export function changeRecipients(draft: RecipientsDraft, pressed: string): RecipientsDraft {
  const rows = typedRows(draft)
  if (pressed === 'add') return toRecipientsDraft([...rows, empty].slice(0, mostRecipients))
  return toRecipientsDraft(rows.filter((_, row) => pressed !== `remove-${row}`))
}

export const recipientRows = ({ recipientRows: typed = '' }: RecipientsDraft): number =>
  /^\d{1,3}$/.test(typed) ? Math.min(Math.max(Number(typed), 1), mostRecipients) : 1

const empty: Recipient = { name: '', email: '', message: '' }

function typedRows(draft: RecipientsDraft): Recipient[] {
  return Array.from({ length: recipientRows(draft) }, (_, row) => {
    const [name, email, message] = fieldsOfRow(row)
    return { name: draft[name] ?? '', email: draft[email] ?? '', message: draft[message] ?? '' }
  })
}

function nameProblem(typed: string): RecipientProblem | null {
  const name = plainLine(typed)
  if (name === '') return 'beneficiaryNameWrong'
  return characters(name) > longest.name ? 'tooLong' : null
}

function addressProblem(typed: string): RecipientProblem | null {
  const problem = emailProblem(typed)
  return problem === 'emailWrong' ? 'beneficiaryEmailWrong' : problem
}
