import type { World } from '#sandbox/world.ts'
import type { PostedLetter } from './posted-letter.ts'

export const mostLetters = 500
/** Attachments weigh a hundred times what letters do: only those of the newest letters stay. */
export const mostAttachments = 100

export type KeptLetter = Omit<PostedLetter, 'attachments'> & {
  /** Counts up from 1: its name here. */
  number: number
  receivedAt: string
  /** How often it came: a mailbox shows a letter with the same id once. */
  times: number
  attachments: { name: string; type: string; size: number }[]
}

/** What has been received. Places are taken again in turn, so that what is kept stays bounded. */
export function openPigeonholes({ shelf, now }: World) {
  const letters = shelf<KeptLetter>('mailbox-letters')
  const contents = shelf<{ number: number; contents: string[] }>('mailbox-attachments')
  const all = () => letters.all().map(([, letter]) => letter)
  const place = (number: number) => String(number % mostLetters)

  return {
    receive: ({ attachments, ...posted }: PostedLetter): KeptLetter => {
      const known = all().find((letter) => letter.id === posted.id)
      const number = known?.number ?? Math.max(0, ...all().map((letter) => letter.number)) + 1
      const kept: KeptLetter = {
        ...posted,
        number,
        receivedAt: now().toISOString(),
        times: (known?.times ?? 0) + 1,
        attachments: attachments.map(({ name, type, content }) => ({ name, type, size: bytesOf(content).length })),
      }
      if (attachments.length > 0) {
        contents.put(String(number % mostAttachments), { number, contents: attachments.map(({ content }) => content) })
      }
      letters.put(place(number), kept)
      return kept
    },
    /** Newest first. */
    newest: (to = ''): KeptLetter[] =>
      all()
        .filter((letter) => letter.to.email.toLowerCase().includes(to.trim().toLowerCase()))
        .toSorted((a, b) => b.number - a.number),
    get: (number: number): KeptLetter | undefined => {
      const letter = letters.get(place(number))
      return letter?.number === number ? letter : undefined
    },
    attachment: (number: number, index: number): Buffer | undefined => {
      const kept = contents.get(String(number % mostAttachments))
      const content = kept?.number === number ? kept.contents[index] : undefined
      return content === undefined ? undefined : bytesOf(content)
    },
  }
}

const bytesOf = (content: string) => Buffer.from(content, 'base64')
