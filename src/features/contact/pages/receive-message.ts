import { data, type RouterContextProvider, redirect } from 'react-router'
import { libraryPhoto } from '#features/catalogue/server/pictures/library-photo.ts'
import { type FormProof, issueFormToken, readFormToken } from '#features/contact/server/form-token.ts'
import { type Sent, sentKey } from '#features/contact/server/sent-link.ts'
import { choices } from '#platform/forms/field-lengths.ts'
import type { FileProblem } from '#platform/forms/uploaded-file.ts'
import { languageOf } from '#platform/i18n/languages.ts'
import { makeTicket } from '#platform/rules/reference.ts'
import type { Result } from '#platform/rules/result.ts'
import { servicesContext } from '#platform/server/http/context.ts'
import { guardWrite } from '#platform/server/http/guards/guard-write.ts'
import type { PostedForm } from '#platform/server/http/guards/read-form.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { MessageAnswer, MessageProblem } from './message-answer.ts'

/** Beside the fields that a visitor fills in. */
export const proofFields = choices('token', 'solution')

type Received<Field extends string> = {
  posted: PostedForm<Field | keyof typeof proofFields>
  problems: Partial<Record<string, MessageProblem>>
  hadFile?: boolean
  form: Sent['form']
  sentPath: string
  /** Fails because of the file, or because a proof is needed. */
  submit: (proof: FormProof) => Promise<Result<{ ticket: string }, 'proof' | FileProblem>>
}

/** The way of both forms: rules, then how old the form is, the limits, and the page that says that it was sent. */
export async function receiveMessage<Field extends string>(
  context: Readonly<RouterContextProvider>,
  { posted, problems, hadFile = false, form, sentPath, submit }: Received<Field>,
) {
  const services = context.get(servicesContext)
  const { token, solution, ...values } = posted.values
  const { isRight, kept } = readFormToken(services, token)
  const back = { values: values as Record<string, string>, token: kept, hadFile } satisfies MessageAnswer
  const answer = (content: Partial<MessageAnswer>, init: ResponseInit) =>
    data<MessageAnswer>({ ...back, ...content }, init)
  const goOn = (ticket: string) => redirect(`${sentPath}?key=${sentKey(services, { ticket, form })}`, 303)
  if (Object.keys(problems).length > 0) return answer({ problems }, { status: 400 })
  // A program is thanked, and nothing is written.
  if (posted.isHoneypotFilled) throw goOn(makeTicket(services.draw))
  if (!isRight) return answer({ refused: { error: 'too-soon', minutes: 0 } }, { status: 400 })
  const written = await guardWrite(context, 'contact', () => submit({ token, solution }))
  if (!written.ok) return answer({ refused: { error: written.error, minutes: written.minutes } }, written.init)
  if (written.value.ok) throw goOn(written.value.value.ticket)
  const { error } = written.value
  if (error === 'proof') return answer({ refused: { error: 'proof', minutes: 0 } }, { status: 428 })
  return answer({ problems: { attachment: error } }, { status: 400 })
}

type Args = { url: URL; context: Readonly<RouterContextProvider> }

/** What both pages with a form to us show: their words, a picture, and the token that the form is sent with. */
export function loadMessagePage({ url, context }: Args, page: 'contact' | 'areYouASpa', photo: string) {
  const language = languageOf(url.pathname)
  const { t } = i18nFor(language)
  const services = context.get(servicesContext)
  const { brand } = services.config.site
  return {
    token: issueFormToken(services),
    words: { title: t(`content.${page}.title`), description: t(`content.${page}.description`, { brand }) },
    photo: libraryPhoto(photo, language),
  }
}
