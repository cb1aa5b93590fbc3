import { safeFileName } from '#features/contact/rules/attachment.ts'
import {
  type ApplicationDraft,
  type ContactDraft,
  toContactMessage,
  toSpaApplication,
} from '#features/contact/rules/contact-forms.ts'
import type { Attachment } from '#platform/emails/mail-transport.ts'
import { type FileProblem, fileKindOf, fileTypes, type PictureKind } from '#platform/forms/uploaded-file.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { makeTicket } from '#platform/rules/reference.ts'
import { fail, ok, type Result } from '#platform/rules/result.ts'
import { takeRecipient } from '#platform/server/emails/recipient-limit.ts'
import { redrawPicture } from '#platform/server/redraw-picture.ts'
import type { Services } from '#platform/server/services.ts'
import { type FormProof, isLetIn } from './form-token.ts'
import { contactMessages, spaApplications } from './schema.ts'

/** A draft without problems, and the file that came with it. */
export type ContactInput = {
  draft: ContactDraft
  file: { name: string; content: Uint8Array } | null
  language: Language
  proof: FormProof
}

/** Keeps a message and has it sent to our help, with a number that its visitor is told. */
export async function submitContactMessage(
  services: Services,
  { draft, file, language, proof }: ContactInput,
): Promise<Result<{ ticket: string }, 'proof' | FileProblem>> {
  if (!(await isLetIn(services, proof))) return fail('proof')
  const cleaned = file ? await cleanAttachment(file.name, file.content) : null
  if (cleaned && !cleaned.ok) return cleaned
  const attachment = cleaned && {
    attachmentName: cleaned.value.name,
    attachmentType: cleaned.value.type,
    attachment: cleaned.value.content,
  }
  const message = toContactMessage(draft)
  const ticket = makeTicket(services.draw)
  const acknowledges = await mayBeWrittenTo(services, message.email)
  await services.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(contactMessages)
      .values({ ...message, ...attachment, ticket, language, createdAt: services.clock.now() })
      .returning({ uuid: contactMessages.uuid })
    if (row) await services.queue.add(tx, 'send-contact-message', { message: row.uuid, acknowledges })
  })
  return ok({ ticket })
}

/** Puts a spa on the operator's list. */
export async function submitSpaApplication(
  services: Services,
  { draft, language, proof }: { draft: ApplicationDraft; language: Language; proof: FormProof },
): Promise<Result<{ ticket: string }, 'proof'>> {
  if (!(await isLetIn(services, proof))) return fail('proof')
  const application = toSpaApplication(draft)
  const ticket = makeTicket(services.draw)
  const acknowledges = await mayBeWrittenTo(services, application.email)
  await services.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(spaApplications)
      .values({ ...application, ticket, language, createdAt: services.clock.now() })
      .returning({ uuid: spaApplications.uuid })
    if (row) await services.queue.add(tx, 'send-spa-application', { application: row.uuid, acknowledges })
  })
  return ok({ ticket })
}

/** Anyone can type an address: nobody's mailbox is filled by what others write to us. */
const mayBeWrittenTo = async (services: Services, email: string) =>
  (await takeRecipient(services, 'contact-recipient', email)) === 0

/** A file as it may be kept and passed on: pictures are drawn anew. A PDF stays as it is. */
async function cleanAttachment(name: string, content: Uint8Array): Promise<Result<Attachment, FileProblem>> {
  const kind = fileKindOf(content)
  if (!kind) return fail('fileType')
  const cleaned = kind === 'pdf' ? content : await drawAnew(content, kind)
  if (!cleaned) return fail('fileUnreadable')
  return ok({ name: safeFileName(name, kind), type: fileTypes[kind], content: cleaned })
}

const drawAnew = (content: Uint8Array, kind: PictureKind) =>
  redrawPicture(content, (picture) =>
    picture
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .toFormat(kind, { quality: 85 })
      .toBuffer(),
  )

/** In pixels. */
const longestSide = 4000
