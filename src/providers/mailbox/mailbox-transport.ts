import type { MailTransport } from '#platform/emails/mail-transport.ts'
import { messageIdOf, sanitizeEmail } from '#platform/emails/sanitize-email.ts'

export type MailboxSettings = {
  /** Of the mailbox, without a slash at the end. */
  url: string
  token?: string
  timeout?: number
  /** For one that is within the same process. */
  fetch?: typeof globalThis.fetch
}

/** Puts e-mails into a mailbox on this machine, where anybody can read them: for trying out and for tests. */
export function makeMailboxTransport({
  url,
  token,
  timeout = 10_000,
  fetch = globalThis.fetch,
}: MailboxSettings): MailTransport {
  return {
    send: async (email) => {
      const clean = sanitizeEmail(email)
      const attachments = clean.attachments.map(({ content, ...rest }) => ({
        ...rest,
        content: Buffer.from(content).toString('base64'),
      }))
      const answer = await fetch(`${url}/emails`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
        body: JSON.stringify({ ...clean, id: messageIdOf(clean), attachments }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      })
      if (!answer.ok) throw new Error(`Mail not accepted: ${answer.status}`)
      await answer.body?.cancel()
    },
  }
}
