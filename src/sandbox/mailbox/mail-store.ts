import type { World } from '#sandbox/world.ts'
import type { PostedEmail } from './posted-email.ts'

export const mostEmails = 500
/** Attachments weigh a hundred times what e-mails do: only those of the newest e-mails stay. */
export const mostAttachments = 100

export type KeptEmail = Omit<PostedEmail, 'attachments'> & {
  /** Counts up from 1: its name here. */
  number: number
  receivedAt: string
  /** How often it came: a mailbox shows an e-mail with the same id once. */
  times: number
  attachments: { name: string; type: string; size: number }[]
}

/** What has been received. Places are taken again in turn, so that what is kept stays bounded. */
export function openMailStore({ store, now }: World) {
  const emails = store<KeptEmail>('mailbox-emails')
  const contents = store<{ number: number; contents: string[] }>('mailbox-attachments')
  const all = () => emails.all().map(([, email]) => email)
  const place = (number: number) => String(number % mostEmails)

  return {
    receive: ({ attachments, ...posted }: PostedEmail): KeptEmail => {
      const known = all().find((email) => email.id === posted.id)
      const number = known?.number ?? Math.max(0, ...all().map((email) => email.number)) + 1
      const kept: KeptEmail = {
        ...posted,
        number,
        receivedAt: now().toISOString(),
        times: (known?.times ?? 0) + 1,
        attachments: attachments.map(({ name, type, content }) => ({ name, type, size: bytesOf(content).length })),
      }
      if (attachments.length > 0) {
        contents.put(String(number % mostAttachments), { number, contents: attachments.map(({ content }) => content) })
      }
      emails.put(place(number), kept)
      return kept
    },
    /** Newest first. */
    newest: (to = ''): KeptEmail[] =>
      all()
        .filter((email) => email.to.email.toLowerCase().includes(to.trim().toLowerCase()))
        .toSorted((a, b) => b.number - a.number),
    get: (number: number): KeptEmail | undefined => {
      const email = emails.get(place(number))
      return email?.number === number ? email : undefined
    },
    attachment: (number: number, index: number): Buffer | undefined => {
      const kept = contents.get(String(number % mostAttachments))
      const content = kept?.number === number ? kept.contents[index] : undefined
      return content === undefined ? undefined : bytesOf(content)
    },
  }
}

const bytesOf = (content: string) => Buffer.from(content, 'base64')
