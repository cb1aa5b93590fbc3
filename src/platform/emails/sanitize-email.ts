import { plainLine } from '#platform/rules/plain-text.ts'
import { isEmail } from './email.ts'
import { type Attachment, type Email, type MailAddress, RecipientRefused } from './mail-transport.ts'

/** As it may be sent: nothing that people typed can begin a header, another recipient or another name. */
export function sanitizeEmail(email: Email): Email {
  if (!/^[\w.-]{1,120}$/.test(email.id)) throw new Error('An e-mail needs an id of letters, digits, dots and dashes')
  return {
    ...email,
    to: cleanAddress(email.to),
    from: cleanAddress(email.from),
    ...(email.replyTo && { replyTo: cleanAddress(email.replyTo) }),
    subject: cut(plainLine(email.subject), longestSubject),
    attachments: email.attachments.map(cleanAttachment),
    headers: Object.fromEntries(
      Object.entries(email.headers).map(([name, value]) => [cleanName(name), plainLine(value)]),
    ),
  }
}

/** Unique in the world, and the same whenever the e-mail is sent again. */
export const messageIdOf = ({ id, from }: Email) => `<${id}@${from.email.split('@')[1]}>`

const longestSubject = 200
const longestName = 80

/** The address itself is never in the error: it belongs to somebody. */
function cleanAddress({ name, email }: MailAddress): MailAddress {
  if (!isEmail(email)) throw new RecipientRefused('An e-mail has an invalid address')
  const shown = name && cut(plainLine(name.replace(/["<>\\]/g, ' ')), longestName)
  // In small letters: a domain in other letters than ours is encoded as it is written.
  const [local, domain = ''] = email.trim().split('@')
  return { ...(shown ? { name: shown } : {}), email: `${local}@${domain.toLowerCase()}` }
}

function cleanAttachment({ name, type, content }: Attachment): Attachment {
  if (!/^[\w.+-]+\/[\w.+-]+(; charset=utf-8)?$/.test(type)) throw new Error('An attachment has a type that is none')
  return { name: cut(plainLine(name).replace(/["/\\:*?<>|]/g, '-'), longestName), type, content }
}

function cleanName(name: string): string {
  if (!/^[A-Za-z][A-Za-z0-9-]*$/.test(name)) throw new Error('An e-mail has an invalid header')
  return name
}

const cut = (text: string, longest: number) =>
  [...text].length <= longest
    ? text
    : `${[...text]
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
