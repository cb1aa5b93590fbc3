import { z } from 'zod'
import { invitationRefusals } from '#features/catalogue/server/schema/reviews.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { pathOf } from '#platform/pages/paths.ts'
import type { Services } from '#platform/server/services.ts'

declare module '#platform/server/signing.ts' {
  interface LinkPurposes {
    invitations: { email: string }
  }
}

const keyShape = z.object({ email: z.string() })

/** Stands at the foot of every invitation. */
export const invitationRefusalUrl = ({ signer, config }: Services, email: string, language: Language) =>
  `${config.publicUrl}${pathOf('reviewInvitations', language)}?key=${signer.sign('invitations', { email })}`

export function readInvitationRefusal({ signer }: Services, key: string): { email: string } | null {
  const signed = keyShape.safeParse(signer.verify('invitations', key))
  return signed.success ? signed.data : null
}

/** False for a key that is none of ours. Reminders of what expires are another matter, and go on. */
export async function stopInvitations(services: Services, key: string): Promise<boolean> {
  const refusal = readInvitationRefusal(services, key)
  if (!refusal) return false
  await services.db
    .insert(invitationRefusals)
    .values({ email: refusal.email.toLowerCase(), at: services.clock.now() })
    .onConflictDoNothing()
  return true
}
