import { z } from 'zod'
import type { Language } from '#platform/i18n/languages.ts'
import { pathOf } from '#platform/pages/paths.ts'
import type { Services } from '#platform/server/services.ts'

declare module '#platform/server/signing.ts' {
  interface LinkPurposes {
    answer: { review: string }
  }
}

const keyShape = z.object({ review: z.uuid() })

/** Opens the page on which a spa answers one review. What the link opens publishes nothing: that takes the form. */
export const answerLink = ({ signer, config }: Services, review: string, language: Language) =>
  `${config.publicUrl}${pathOf('answerReview', language)}?key=${signer.sign('answer', { review })}`

/** The review that a key opens; null for one that is none of ours. */
export function readAnswerKey({ signer }: Pick<Services, 'signer'>, key: string): string | null {
  const signed = keyShape.safeParse(signer.verify('answer', key))
  return signed.success ? signed.data.review : null
}
