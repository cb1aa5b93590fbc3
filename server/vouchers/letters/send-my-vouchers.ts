import { and, asc, eq, inArray } from 'drizzle-orm'
import { madridDay } from '#domain/dates.ts'
import { stateOn } from '#domain/vouchers/voucher-actions.ts'
import { vouchers } from '#server/db/schema/vouchers.ts'
import { writeLetter } from '#server/mail/write-letter.ts'
import { letterhead, sendOnce } from '#server/purchases/send-once.ts'
import type { Services } from '#server/services.ts'
import { worthSending } from '../resend-vouchers.ts'
import { getVoucher, type Voucher } from '../voucher-row.ts'
import { voucherLink } from '../voucher-session.ts'

/** Everything its holder has that is still worth something, each with its link. */
export async function sendMyVouchers(services: Services, { voucher, wish }: { voucher: string; wish: string }) {
  const known = await getVoucher(services.db, voucher)
  if (!known) return
  const { beneficiaryEmail: email, beneficiaryName: name, language } = known
  const [first, ...others] = await services.db
    .select()
    .from(vouchers)
    .where(and(eq(vouchers.beneficiaryEmail, email), inArray(vouchers.state, [...worthSending])))
    .orderBy(asc(vouchers.expiresOn))
  if (!first) return
  const today = madridDay(services.clock.now())
  const listed = (one: Voucher) => ({
    service: one.serviceName[language],
    spa: one.spaName,
    reference: one.reference,
    validUntil: one.expiresOn,
    state: stateOn(one, today) as (typeof worthSending)[number],
    manageUrl: voucherLink(services, one, language),
  })
  await sendOnce(services, `my-vouchers.${wish}`, async () =>
    writeLetter(
      'my-vouchers',
      { vouchers: [listed(first), ...others.map(listed)] },
      { about: wish, to: { name, email }, language, head: letterhead(services, language) },
    ),
  )
}
