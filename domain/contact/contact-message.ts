import { choices } from '#domain/forms/field-lengths.ts'
import { plainLine, plainText } from '#domain/site/plain-text.ts'
import {
  emailProblem,
  type FieldProblem,
  longest,
  optionalProblem,
  phoneProblem,
  textProblem,
  withoutNulls,
} from './fields.ts'

/** What people write about, in the order of the form. */
export const contactTopics = [
  'voucher',
  'purchase',
  'getaway',
  'booking',
  'gift',
  'refund',
  'company',
  'privacy',
  'other',
] as const
export type ContactTopic = (typeof contactTopics)[number]

export const contactFields = {
  ...choices('topic'),
  name: longest.line,
  email: longest.email,
  phone: longest.phone,
  reference: longest.reference,
  message: longest.message,
  ...choices('privacy'),
}
export type ContactField = keyof typeof contactFields

/** The fields as the form sends them. An unchecked box is an empty string. */
export type ContactDraft = Record<ContactField, string>
export type ContactProblems = Partial<Record<ContactField, FieldProblem>>

export type ContactMessage = {
  topic: ContactTopic
  name: string
  email: string
  phone: string
  reference: string
  message: string
}

const isTopic = (topic: string): topic is ContactTopic => contactTopics.some((known) => known === topic)

/** The same in the browser and on the server. */
export const contactProblems = (draft: ContactDraft): ContactProblems =>
  withoutNulls({
    topic: isTopic(draft.topic) ? null : 'topicWrong',
    name: textProblem(draft.name, longest.line),
    email: emailProblem(draft.email),
    phone: phoneProblem(draft.phone, false),
    reference: optionalProblem(draft.reference, longest.reference),
    message: textProblem(draft.message, longest.message),
    privacy: draft.privacy === '' ? 'privacyWrong' : null,
  })

/** Of a draft without problems. Names stand on one line, so that nothing typed can begin a header of an e-mail. */
export const toContactMessage = (draft: ContactDraft): ContactMessage => ({
  topic: isTopic(draft.topic) ? draft.topic : 'other',
  name: plainLine(draft.name),
  email: draft.email.trim(),
  phone: plainLine(draft.phone),
  reference: plainLine(draft.reference),
  message: plainText(draft.message),
})
