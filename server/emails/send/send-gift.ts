import { madridDay } from '#domain/dates.ts'
import { belongsToBeneficiary } from '#domain/purchases/gift.ts'
import { stateOn } from '#domain/vouchers/voucher-actions.ts'
import { renderEmail } from '#server/emails/render/render-email.ts'
import { isPlayMoney } from '#server/purchases/core/is-play-money.ts'
import { getPurchase, type Purchase } from '#server/purchases/core/purchase-row.ts'
import type { Services } from '#server/services.ts'
import { voucherFileLink, voucherLink } from '#server/vouchers/access/voucher-session.ts'
import { giftKey } from '#server/vouchers/undelivered-gift.ts'
import { type Voucher, vouchersOf } from '#server/vouchers/voucher-row.ts'
import { attachVoucher, photoInEmail, voucherInEmail } from './email-context.ts'
import { emailHeader, sendOnce } from './send-once.ts'

/** To the beneficiary, on their day. What was given back, given on, used or has expired is no present any more. */
export async function sendGift(services: Services, { purchase: uuid }: { purchase: string }) {
  const purchase = await getPurchase(services.db, uuid)
  if (!purchase?.gift?.email || isPlayMoney(services, purchase)) return
  // A present whose payment is disputed waits, and is looked at again the next day.
  if (purchase.disputedAt) {
    const tomorrow = new Date(services.clock.now().getTime() + 24 * 60 * 60_000)
    return services.db.transaction((tx) =>
      services.queue.add(tx, 'send-gift', { purchase: uuid }, { notBefore: tomorrow }),
    )
  }
  const today = madridDay(services.clock.now())
  for (const voucher of await vouchersOf(services.db, uuid)) {
    if (!belongsToBeneficiary(purchase.gift, voucher.beneficiaryEmail)) continue
    const state = stateOn(voucher, today)
    if (state === 'expired') services.log.warn({ voucher: voucher.uuid }, 'expired before it was given')
    if (state !== 'issued' && state !== 'activated') continue
    await sendOnce(services, giftKey(voucher), () => giftEmail(services, purchase, voucher))
  }
}

async function giftEmail(services: Services, purchase: Purchase, voucher: Voucher) {
  const { language, buyer, gift } = purchase
  if (!gift) return null
  const view = {
    to: voucher.beneficiaryName,
    from: buyer?.name ?? '',
    message: voucher.message || null,
    voucher: voucherInEmail(services, voucher, language),
    downloadUrl: voucherFileLink(services, voucher, language),
    manageUrl: voucherLink(services, voucher, language),
    photo: photoInEmail(services, voucher, language),
  }
  const to = { name: voucher.beneficiaryName, email: gift.email }
  const attachments = [await attachVoucher(services, voucher, purchase, language)]
  return renderEmail('gift', view, {
    about: voucher.uuid,
    to,
    language,
    head: emailHeader(services, language),
    attachments,
  })
}
