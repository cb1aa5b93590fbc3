import { z } from 'zod'
import type { Language } from '#platform/i18n/languages.ts'
import { pathOf } from '#platform/pages/paths.ts'
import type { Services } from '#platform/server/services.ts'
import type { Day } from '#platform/time/dates.ts'
import type { WaitingRow } from './waiting-row.ts'

declare module '#platform/server/signing.ts' {
  interface LinkPurposes {
    waiting: { waiting: string }
  }
}

/** The page with the hour that is held for somebody who waited; only their link may take it. */
export function offerUrl(
  { config, signer }: Pick<Services, 'config' | 'signer'>,
  { uuid, serviceUuid, pax }: WaitingRow,
  { day, time }: { day: Day; time: string },
  language: Language,
): string {
  const waiting = signer.sign('waiting', { waiting: uuid })
  const query = new URLSearchParams({ service: serviceUuid, pax: String(pax), day, time, waiting })
  return `${config.publicUrl}${pathOf('serviceBookingCheckout', language)}?${query}`
}

const shape = z.object({ waiting: z.uuid() })

/** Whose place on the waiting list a link is for; null if it is not one of ours. */
export function waitingIn({ signer }: Pick<Services, 'signer'>, token: string | null): string | null {
  const signed = shape.safeParse(token && signer.verify('waiting', token))
  return signed.success ? signed.data.waiting : null
}
