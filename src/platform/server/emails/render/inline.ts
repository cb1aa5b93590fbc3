import type { EmailLink, Inline } from './email-content.ts'

/** Stands in a sentence for something that is more than words: `t(key, { ways: slot('ways') })`. */
export const slot = (name: string) => `\0${name}\0`

/** A sentence with its slots filled. What people typed may stand in the words: nothing of it can name a slot. */
export function fillSlots(sentence: string, slots: Record<string, Inline[]>): Inline[] {
  return sentence
    .split('\0')
    .flatMap((part, index) => (index % 2 === 0 ? [part] : (slots[part] ?? [])))
    .filter((part) => part !== '')
}

/** The ways to reach a spa, as in 'a, b o c'. */
export function waysTo(contact: Contact, or: string): Inline[] {
  const { phone, email, web } = contact
  const links: EmailLink[] = [
    ...(phone ? [{ words: phone, href: telephone(phone) }] : []),
    ...(email ? [mailLink(email)] : []),
    ...(web && /^https?:\/\//.test(web) ? [{ words: web.replace(/^https?:\/\/|\/$/g, ''), href: web }] : []),
  ]
  return links.flatMap((link, index) => {
    if (index === 0) return [link]
    return [index === links.length - 1 ? ` ${or} ` : ', ', link]
  })
}

export type Contact = { phone: string; email: string; web: string | null }

export const mailLink = (email: string): EmailLink => ({ words: email, href: `mailto:${email}` })

export const telephone = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`
