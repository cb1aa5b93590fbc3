import { setTimeout } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import { type MailAddress, type MailTransport, RecipientRefused } from '#platform/emails/mail-transport.ts'
import { messageIdOf, sanitizeEmail } from '#platform/emails/sanitize-email.ts'

export type SmtpSettings = {
  /** smtp://user:password@host:587, or smtps:// for TLS from the first byte on. */
  url: string
  /** Milliseconds: to reach the server, and between two of its answers. */
  timeout?: number
  /** Milliseconds for the whole of one e-mail, however busily the server answers. */
  longest?: number
}

export function makeSmtpTransport({ url, timeout = 15_000, longest = 60_000 }: SmtpSettings): MailTransport {
  const server = new URL(url)
  const transport = createTransport({
    host: server.hostname,
    port: Number(server.port) || (server.protocol === 'smtps:' ? 465 : 587),
    secure: server.protocol === 'smtps:',
    // Passwords never go over an open line.
    requireTLS: server.username !== '' && server.protocol === 'smtp:',
    ...(server.username && {
      auth: { user: decodeURIComponent(server.username), pass: decodeURIComponent(server.password) },
    }),
    dnsTimeout: timeout,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    // An e-mail names no files and no addresses to be fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async (email) => {
      const { to, from, replyTo, subject, html, text, attachments, headers, language, ...rest } = sanitizeEmail(email)
      // Addresses are given as objects, which are never parsed: a text could be read as several of them.
      const sent = transport
        .sendMail({
          messageId: messageIdOf({ ...email, ...rest, from }),
          from: addressed(from),
          to: addressed(to),
          ...(replyTo && { replyTo: addressed(replyTo) }),
          subject,
          html,
          text,
          attachments: attachments.map(({ name, type, content }) => ({
            filename: name,
            contentType: type,
            content: Buffer.from(content),
          })),
          headers: { 'Content-Language': language, ...headers },
        })
        .catch((error: SmtpError) => {
          throw failure(error)
        })
      await within(longest, sent)
    },
  }
}

type SmtpError = { code?: string; responseCode?: number; response?: string; command?: string }

/** The server's own words may repeat the address: only what kind of failure it was is told. */
function failure({ code = 'unknown', responseCode = 0, response = '', command }: SmtpError): Error {
  const message = `Mail not accepted: ${code} ${responseCode || ''}`.trim()
  const isForGood = command === 'RCPT TO' && isNoAddress(responseCode, response)
  return isForGood ? new RecipientRefused(message) : new Error(message)
}

/**
 * Whether the server says that there is no such address. Where it gives its reason as a code (RFC 3463), that counts:
 * 5.1 is the address, but for the sender's; a full mailbox, a policy, a block or a relay that is denied may pass.
 */
function isNoAddress(responseCode: number, response: string): boolean {
  const [, reason] = /^5\d\d[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? []
  if (reason) return /^5\.1\.(?![78]$)/.test(reason)
  return responseCode === 550 || responseCode === 551 || responseCode === 553
}

async function within(milliseconds: number, sent: Promise<unknown>) {
  const end = new AbortController()
  const late = setTimeout(milliseconds, null, { signal: end.signal }).then(() => {
    throw failure({ code: 'ETIMEDOUT' })
  })
  await Promise.race([sent, late]).finally(() => end.abort())
}

const addressed = ({ name = '', email }: MailAddress) => ({ name, address: email })
