import type { MailTransport } from '#domain/emails/mail-transport.ts'
import { makeMailboxCarrier } from '#providers/mail/mailbox/mailbox-transport.ts'
import { makeSmtpCarrier } from '#providers/mail/smtp/smtp-transport.ts'
import type { Config } from '#server/config.ts'
import type { Sandbox } from '#server/sandbox.ts'

/** By SMTP where an address for it is set, else into the sandbox's mailbox. */
export function openMail({ mail }: Config, sandbox: Sandbox | null): MailTransport {
  if (mail.url) return makeSmtpCarrier({ url: mail.url })
  if (!sandbox) throw new Error('There is neither MAIL_URL nor a sandbox to send emails to')
  return makeMailboxCarrier({ url: sandbox.mailbox, fetch: sandbox.fetch })
}
