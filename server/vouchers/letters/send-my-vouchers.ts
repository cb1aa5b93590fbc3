import { and, asc, eq, inArray } from 'drizzle-orm'
import { madridDay } from '#domain/dates.ts'
import { stateOn } from '#domain/vouchers/voucher-actions.ts'
import type { Database } from '#server/db/client.ts'
import { purchases } from '#server/db/schema/purchases.ts'
import { vouchers } from '#server/db/schema/vouchers.ts'
import type { Payloads } from '#server/jobs/queue.ts'
import { writeLetter } from '#server/mail/write-letter.ts'
import { letterhead, sendOnce } from '#server/purchases/send-once.ts'
import type { Services } from '#server/services.ts'
import { isUndelivered } from '../undelivered-gift.ts'
import type { Voucher } from '../voucher-row.ts'
import { voucherLink } from '../voucher-session.ts'

/** What can still be used, or exchanged. */
const worthSending = ['issued', 'activated', 'expired'] as const

/** Everything the address has that is still worth something, each with its link; nothing to an address without any. */
export async function sendMyVouchers(
  services: Services,
  { email, language, wish }: Payloads['send-my-vouchers'],
): Promise<void> {
  const today = madridDay(services.clock.now())
  const [first, ...others] = await vouchersKnownTo(services.db, email)
  if (!first) return
  const listed = (one: Voucher) => ({
    service: one.serviceName[language],
    spa: one.spaName,
    reference: one.reference,
    validUntil: one.expiresOn,
    state: stateOn(one, today) as (typeof worthSending)[number],
    manageUrl: voucherLink(services, one, language),
  })
  const to = { name: first.beneficiaryName, email }
  await sendOnce(services, `my-vouchers.${wish}`, async () =>
    writeLetter(
      'my-vouchers',
      { vouchers: [listed(first), ...others.map(listed)] },
      { about: wish, to, language, head: letterhead(services, language) },
    ),
  )
}

/** Presents that have not been delivered are known to their buyers alone. */
async function vouchersKnownTo(db: Database, email: string): Promise<Voucher[]> {
  const held = await db
    .select({ voucher: vouchers, gift: purchases.gift })
    .from(vouchers)
    .innerJoin(purchases, eq(purchases.uuid, vouchers.purchaseUuid))
    .where(and(eq(vouchers.beneficiaryEmail, email), inArray(vouchers.state, [...worthSending])))
    .orderBy(asc(vouchers.expiresOn))
  const known: Voucher[] = []
  for (const { voucher, gift } of held) if (!(await isUndelivered(db, voucher, { gift }))) known.push(voucher)
  return known
}
