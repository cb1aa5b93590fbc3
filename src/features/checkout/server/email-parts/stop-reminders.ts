import { z } from 'zod'
import { reminderRefusals } from '#features/checkout/server/schema/purchases.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { pathOf } from '#platform/pages/paths.ts'
import type { Services } from '#platform/server/services.ts'

declare module '#platform/server/signing.ts' {
  interface LinkPurposes {
    reminders: { email: string }
  }
}

const keyShape = z.object({ email: z.string() })

/** Stands at the foot of every reminder. */
export const reminderRefusalUrl = ({ signer, config }: Services, email: string, language: Language) =>
  `${config.publicUrl}${pathOf('voucherReminders', language)}?key=${signer.sign('reminders', { email })}`

export function readRefusal({ signer }: Services, key: string): { email: string } | null {
  const signed = keyShape.safeParse(signer.verify('reminders', key))
  return signed.success ? signed.data : null
}

/** False for a key that is none of ours. */
export async function stopReminders(services: Services, key: string): Promise<boolean> {
  const refusal = readRefusal(services, key)
  if (!refusal) return false
  await services.db
    .insert(reminderRefusals)
    .values({ email: refusal.email, at: services.clock.now() })
    .onConflictDoNothing()
  return true
}
