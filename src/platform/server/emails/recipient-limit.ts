import { isMailProvider, mailboxOf } from '#platform/emails/mailbox.ts'
import type { WriteGroup } from '#platform/server/http/write-limits.ts'
import type { Services } from '#platform/server/services.ts'

/** The forms that make us write to an address which anyone can type. */
type RecipientGroup = Extract<WriteGroup, `${string}-recipient`>

/**
 * Nobody's mailbox is filled by what others ask for, under whatever spelling of its address, nor that of a house under
 * many names. 0, or the seconds after which it may be written to again.
 */
export async function takeRecipient(
  { writeLimit }: Pick<Services, 'writeLimit'>,
  group: RecipientGroup,
  email: string,
): Promise<number> {
  const mailbox = mailboxOf(email)
  const seconds = await writeLimit.take(group, mailbox)
  if (seconds > 0) return seconds
  const domain = mailbox.slice(mailbox.lastIndexOf('@') + 1)
  return writeLimit.take(isMailProvider(domain) ? 'mail-provider' : 'mail-domain', domain)
}
