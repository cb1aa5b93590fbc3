import { z } from 'zod'
import { daysOfVisitLink } from '#features/catalogue/rules/reviews/moderation.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { declaredPath } from '#platform/pages/paths.ts'
import type { Services } from '#platform/server/services.ts'
import { addDays, endOfDay, isDay, madridDay } from '#platform/time/dates.ts'

declare module '#platform/server/signing.ts' {
  interface LinkPurposes {
    visit: z.infer<typeof payload>
  }
}

/** Somebody was at a spa: `reference` is that of the voucher or booking, and can be reviewed once. */
export type Visit = { spa: string; service: string | null; reference: string }

/** Where a guest writes a review that counts as verified. Null where the shop takes none. */
export function visitLink({ signer, clock, config }: Needs, visit: Visit, language: Language): string | null {
  const path = declaredPath('addReview', language)
  if (!path) return null
  const { spa, service, reference } = visit
  const expires = addDays(madridDay(clock.now()), daysOfVisitLink)
  const token = signer.sign('visit', { v: 1, spa, service, reference, expires })
  return `${config.publicUrl}${path}?visit=${token}`
}

/** Null for a token that is none of ours. */
export function readVisitLink(
  { signer, clock }: Pick<Services, 'signer' | 'clock'>,
  token: string,
): (Visit & { isExpired: boolean }) | null {
  const read = payload.safeParse(signer.verify('visit', token))
  if (!read.success) return null
  const { spa, service, reference, expires } = read.data
  return { spa, service, reference, isExpired: clock.now() >= endOfDay(expires) }
}

type Needs = Pick<Services, 'signer' | 'clock' | 'config'>

const payload = z.object({
  v: z.literal(1),
  spa: z.uuid(),
  service: z.uuid().nullable(),
  reference: z.string().min(1).max(100),
  expires: z.string().refine(isDay),
})
