import { z } from 'zod'
import { defineSettings, setting } from '#platform/server/config/define-settings.ts'

declare module '#platform/server/config/config.ts' {
  interface Config {
    mail: { url: string | undefined; from: string }
  }
}

/** How e-mails leave. */
export const mailFields = {
  MAIL_URL: setting(
    z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
    '`smtp://` or `smtps://` address of the mail server',
    "the sandbox's mailbox",
  ),
  MAIL_FROM: setting(z.email().default('hola@calmaria.example'), 'who writes'),
}

export const mailSettings = defineSettings({
  chapter: 'E-mail',
  fields: mailFields,
  config: ({ MAIL_URL, MAIL_FROM }) => ({ mail: { url: MAIL_URL, from: MAIL_FROM } }),
})
