import { z } from 'zod'
import { languages } from '#platform/i18n/languages.ts'

const line = z
  .string()
  .max(998)
  .regex(/^[^\r\n]*$/, 'must be one line')
const address = z.object({ name: line.optional(), email: line.min(3) })

/** An e-mail as the shop posts it; attachments in base64. */
export const postedEmail = z.object({
  id: line.min(3),
  to: address,
  from: address,
  replyTo: address.optional(),
  subject: line,
  html: z.string(),
  text: z.string(),
  language: z.enum(languages),
  attachments: z.array(z.object({ name: line, type: line, content: z.base64() })).max(20),
  headers: z.record(z.string().regex(/^[A-Za-z][A-Za-z0-9-]*$/), line),
})

export type PostedEmail = z.infer<typeof postedEmail>
export type PostedAddress = z.infer<typeof address>
