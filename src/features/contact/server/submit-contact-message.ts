import { type ContactDraft, toContactMessage } from '#features/contact/rules/contact-forms.ts'
import type { FileProblem } from '#platform/forms/uploaded-file.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { makeTicket } from '#platform/rules/reference.ts'
import { fail, ok, type Result } from '#platform/rules/result.ts'
import { takeRecipient } from '#platform/server/emails/recipient-limit.ts'
import type { Services } from '#platform/server/services.ts'
import { cleanAttachment } from './clean-attachment.ts'
import { type FormProof, isLetIn } from './guard-flood.ts'
import { contactMessages } from './schema.ts'

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

/** Anyone can type an address: nobody's mailbox is filled by what others write to us. */
export const mayBeWrittenTo = async (services: Services, email: string) =>
  (await takeRecipient(services, 'contact-recipient', email)) === 0
