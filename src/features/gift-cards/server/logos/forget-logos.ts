import { sql } from 'drizzle-orm'
import { purchases } from '#features/checkout/server/schema/purchases.ts'
import { cardLogos, giftCards } from '#features/gift-cards/server/schema.ts'
import { retention, termStart } from '#platform/rules/retention.ts'
import type { Services } from '#platform/server/services.ts'

/** Logos that were sent and never bought with. A purchase that nobody has gone on with is over long before. */
export async function forgetLogos({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const before = termStart(clock.now(), retention.giftCards.terms.unusedLogo)
  await db.execute(sql`
    delete from ${cardLogos}
    where ${cardLogos.sentAt} < ${before}
      and not exists (select 1 from ${giftCards} where ${giftCards.logo} = ${cardLogos.key})
      and not exists (
        select 1 from ${purchases}
        where ${purchases.kind} = 'gift-card'
          and ${purchases.state} in ('started', 'ready', 'paying')
          and ${purchases.goods} -> 'company' ->> 'logo' = ${cardLogos.key}
      )
  `)
}
