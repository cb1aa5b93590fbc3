import type { MailCarrier } from '#domain/emails/mail-transport.ts'
import { cleanLetter, messageIdOf } from '#domain/emails/sanitize-email.ts'

export type MailboxSettings = {
  /** Of the mailbox, without a slash at the end. */
  url: string
  token?: string
  timeout?: number
  /** For one that is within the same process. */
  fetch?: typeof globalThis.fetch
}

/** Puts letters into a mailbox on this machine, where anybody can read them: for trying out and for tests. */
export function makeMailboxCarrier({
  url,
  token,
  timeout = 10_000,
  fetch = globalThis.fetch,
}: MailboxSettings): MailCarrier {
  return {
    send: async (letter) => {
      const clean = cleanLetter(letter)
      const attachments = clean.attachments.map(({ content, ...rest }) => ({
        ...rest,
        content: Buffer.from(content).toString('base64'),
      }))
      const answer = await fetch(`${url}/letters`, {
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
