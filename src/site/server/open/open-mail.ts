import type { MailTransport } from '#platform/emails/mail-transport.ts'
import type { Config } from '#platform/server/config/config.ts'
import { makeMailboxTransport } from '#providers/mailbox/mailbox-transport.ts'
import { makeSmtpTransport } from '#providers/smtp/smtp-transport.ts'
import type { AttachedSandbox } from '#site/server/sandbox.ts'

/** By SMTP where an address for it is set, else into the sandbox's mailbox. */
export function openMail({ mail }: Config, sandbox: AttachedSandbox | null): MailTransport {
  if (mail.url) return makeSmtpTransport({ url: mail.url })
  if (!sandbox) throw new Error('There is neither MAIL_URL nor a sandbox to send emails to')
  return makeMailboxTransport({ url: sandbox.mailbox, fetch: sandbox.fetch })
}
