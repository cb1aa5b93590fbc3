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

export const applicationFields = {
  venue: longest.line,
  place: longest.line,
  web: longest.line,
  services: longest.services,
  name: longest.line,
  email: longest.email,
  phone: longest.phone,
  message: longest.message,
  ...choices('privacy'),
}
export type ApplicationField = keyof typeof applicationFields

/** The fields as the form sends them. An unchecked box is an empty string. */
export type ApplicationDraft = Record<ApplicationField, string>
export type ApplicationProblems = Partial<Record<ApplicationField, FieldProblem>>

/** A spa that would like to be sold here, and whom to speak to. */
export type SpaApplication = Omit<ApplicationDraft, 'privacy'>

/** The same in the browser and on the server. */
export const applicationProblems = (draft: ApplicationDraft): ApplicationProblems =>
  withoutNulls({
    venue: textProblem(draft.venue, longest.line),
    place: textProblem(draft.place, longest.line),
    web: webProblem(draft.web),
    services: textProblem(draft.services, longest.services),
    name: textProblem(draft.name, longest.line),
    email: emailProblem(draft.email),
    phone: phoneProblem(draft.phone, true),
    message: optionalProblem(draft.message, longest.message),
    privacy: draft.privacy === '' ? 'privacyWrong' : null,
  })

/** Of a draft without problems. */
export const toSpaApplication = (draft: ApplicationDraft): SpaApplication => ({
  venue: plainLine(draft.venue),
  place: plainLine(draft.place),
  web: plainLine(draft.web),
  services: plainText(draft.services),
  name: plainLine(draft.name),
  email: draft.email.trim(),
  phone: plainLine(draft.phone),
  message: plainText(draft.message),
})

/** An address as people write it, with or without https://; a name with a dot in it is enough. */
function webProblem(typed: string): FieldProblem | null {
  const web = plainLine(typed)
  if (web === '') return null
  if (web.length > longest.line) return 'tooLong'
  return /^(https?:\/\/)?[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/i.test(web) ? null : 'webWrong'
}
