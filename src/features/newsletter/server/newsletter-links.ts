import { z } from 'zod'
import { daysToConfirm } from '#features/newsletter/rules/consent.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { pathOf } from '#platform/pages/paths.ts'
import type { Services } from '#platform/server/services.ts'

declare module '#platform/server/signing.ts' {
  interface LinkPurposes {
    subscribe: z.infer<typeof confirmKey>
    unsubscribe: z.infer<typeof leaveKey>
  }
}

type Needs = Pick<Services, 'signer' | 'config' | 'clock'>

const confirmKey = z.object({ subscription: z.uuid(), until: z.number() })
const leaveKey = z.object({ subscription: z.uuid() })

/** The address by which a subscription is confirmed. */
export function confirmationUrl({ signer, config, clock }: Needs, subscription: string, language: Language): string {
  const until = clock.now().getTime() + daysToConfirm * 24 * 60 * 60_000
  const key = signer.sign('subscribe', { subscription, until })
  return `${config.publicUrl}${pathOf('newsletterConfirm', language)}?key=${key}`
}

/** Null for a key that is none of ours. */
export function readConfirmation({ signer, clock }: Pick<Needs, 'signer' | 'clock'>, key: string) {
  const signed = confirmKey.safeParse(signer.verify('subscribe', key))
  if (!signed.success) return null
  return { subscription: signed.data.subscription, isOver: clock.now().getTime() > signed.data.until }
}

/** Stands in every newsletter, and in the header that mail programs read. It does not end. */
export function unsubscribeUrl({ signer, config }: Pick<Needs, 'signer' | 'config'>, uuid: string, language: Language) {
  const key = signer.sign('unsubscribe', { subscription: uuid })
  return `${config.publicUrl}${pathOf('newsletterUnsubscribe', language)}?key=${key}`
}

/** The subscription that it ends, or null for a key that is none of ours. */
export function readUnsubscribe({ signer }: Pick<Needs, 'signer'>, key: string): string | null {
  const signed = leaveKey.safeParse(signer.verify('unsubscribe', key))
  return signed.success ? signed.data.subscription : null
}
