import { isEmail } from '#domain/site/email.ts'
import { plainLine } from '#domain/site/plain-text.ts'
import { type Attachment, type Letter, type MailAddress, RecipientRefused } from './mail-transport.ts'

/** As it may leave the house: nothing that people typed can begin a header, another recipient or another name. */
export function cleanLetter(letter: Letter): Letter {
  if (!/^[\w.-]{1,120}$/.test(letter.id)) throw new Error('A letter needs an id of letters, digits, dots and dashes')
  return {
    ...letter,
    to: cleanAddress(letter.to),
    from: cleanAddress(letter.from),
    ...(letter.replyTo && { replyTo: cleanAddress(letter.replyTo) }),
    subject: cut(plainLine(letter.subject), longestSubject),
    attachments: letter.attachments.map(cleanAttachment),
    headers: Object.fromEntries(
      Object.entries(letter.headers).map(([name, value]) => [cleanName(name), plainLine(value)]),
    ),
  }
}

/** Unique in the world, and the same whenever the letter is sent again. */
export const messageIdOf = ({ id, from }: Letter) => `<${id}@${from.email.split('@')[1]}>`

const longestSubject = 200
const longestName = 80

/** The address itself is never in the error: it belongs to somebody. */
function cleanAddress({ name, email }: MailAddress): MailAddress {
  if (!isEmail(email)) throw new RecipientRefused('A letter has an address that is none')
  const shown = name && cut(plainLine(name.replace(/["<>\\]/g, ' ')), longestName)
  // In small letters: a domain in other letters than ours is encoded as it is written.
  const [local, domain = ''] = email.trim().split('@')
  return { ...(shown ? { name: shown } : {}), email: `${local}@${domain.toLowerCase()}` }
}

function cleanAttachment({ name, type, content }: Attachment): Attachment {
  if (!/^[\w.+-]+\/[\w.+-]+$/.test(type)) throw new Error('An attachment has a type that is none')
  return { name: cut(plainLine(name).replace(/["/\\:*?<>|]/g, '-'), longestName), type, content }
}

function cleanName(name: string): string {
  if (!/^[A-Za-z][A-Za-z0-9-]*$/.test(name)) throw new Error('A letter has a header that is none')
  return name
}

const cut = (text: string, longest: number) =>
  [...text].length <= longest
    ? text
    : `${[...text]
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
