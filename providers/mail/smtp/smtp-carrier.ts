import { createTransport } from 'nodemailer'
import { cleanLetter, messageIdOf } from '#domain/mail/clean-letter.ts'
import type { MailAddress, MailCarrier } from '#domain/mail/mail-carrier.ts'

export type SmtpSettings = {
  /** smtp://user:password@host:587, or smtps:// for TLS from the first byte on. */
  url: string
  /** Milliseconds: to reach the server, and between two of its answers. */
  timeout?: number
}

export function makeSmtpCarrier({ url, timeout = 15_000 }: SmtpSettings): MailCarrier {
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
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    // A letter names no files and no addresses to be fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async (letter) => {
      const { to, from, replyTo, subject, html, text, attachments, headers, language, ...rest } = cleanLetter(letter)
      await transport
        .sendMail({
          envelope: { from: from.email, to: [to.email] },
          messageId: messageIdOf({ ...letter, ...rest, from }),
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
        .catch((error: NodeJS.ErrnoException & { responseCode?: number }) => {
          // The server's own words may repeat the address: only what kind of failure it was is told.
          throw new Error(`Mail not accepted: ${error.code ?? 'unknown'} ${error.responseCode ?? ''}`.trim())
        })
    },
  }
}

const addressed = ({ name = '', email }: MailAddress) => ({ name, address: email })
