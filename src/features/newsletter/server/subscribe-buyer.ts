import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { countryOf } from '#platform/i18n/languages.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import type { EventServices } from '#platform/server/services.ts'
import { subscribe } from './subscribe.ts'

/** Spec 3: who opted in to offers by e-mail. It is confirmed there like any other subscription. */
export async function subscribeBuyer(
  services: EventServices,
  tx: Transaction,
  { purchase: { buyer, language } }: { purchase: Purchase },
) {
  if (!buyer?.allowNotifications) return
  const country = buyer.country === 'other' ? countryOf(language) : buyer.country
  await subscribe(services, tx, { email: buyer.email, country, language, source: 'purchase' })
}
