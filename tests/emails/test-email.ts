import type { Language } from '#domain/site/languages.ts'
import { type EmailName, type EmailView, renderEmail } from '#server/emails/render/render-email.ts'
import { testHead } from './test-views.ts'

export const write = <Name extends EmailName>(name: Name, view: EmailView<Name>, language: Language = 'es') =>
  renderEmail(name, view, {
    about: '0b9e',
    to: { name: 'Marta', email: 'marta@example.com' },
    language,
    head: testHead,
  })

/** What a reader sees of the HTML. */
export const shown = (html: string) =>
  html
    .replace(/<style>[\s\S]*?<\/style>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/\s+/g, ' ')
