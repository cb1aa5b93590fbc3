import type { Language } from '#platform/i18n/languages.ts'
import type { Content, ViewOf } from '#platform/server/emails/define-email.ts'
import type { EmailHeader } from '#platform/server/emails/render/email-content.ts'
import { renderEmail } from '#platform/server/emails/render/render-email.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { features } from '#site/lists/features.ts'

type EmailOf<Feature> = Feature extends { emails: readonly (infer Email)[] } ? Email : never
type ListedEmail = EmailOf<(typeof features)[number]>

/** Of all e-mails of all features. */
export type EmailName = ListedEmail['name']
export type EmailView<Name extends EmailName> = ViewOf<Extract<ListedEmail, { name: Name }>>

export const testHead: EmailHeader = {
  brand: 'Calmaria',
  publicUrl: 'https://calmaria.example',
  from: { name: 'Calmaria', email: 'hola@calmaria.example' },
  support: { email: 'ayuda@calmaria.example', phone: '+34 900 000 000' },
}

const all = features.flatMap<ListedEmail>((feature) => ('emails' in feature ? [...feature.emails] : []))
export const emailNames = all.map(({ name }) => name)

export async function write<Name extends EmailName>(name: Name, view: EmailView<Name>, language: Language = 'es') {
  const email = all.find((one) => one.name === name)
  if (!email) throw new Error(`No feature has an e-mail ${name}`)
  const content = email.content as Content<EmailView<Name>>
  const to = { name: 'Marta', email: 'marta@example.com' }
  const envelope = { id: `${name}.0b9e`, to, language, head: testHead, attachments: [] }
  return renderEmail(content(view, { t: i18nFor(language).t, language, head: testHead }), envelope)
}

/** What a reader sees of the HTML. */
export const shown = (html: string) =>
  html
    .replace(/<style>[\s\S]*?<\/style>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/\s+/g, ' ')
