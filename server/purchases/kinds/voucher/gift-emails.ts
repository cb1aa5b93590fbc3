import { madridDay } from '#domain/dates.ts'
import { belongsToBeneficiary } from '#domain/purchases/gift.ts'
import { stateOn } from '#domain/vouchers/voucher-actions.ts'
import { renderEmail } from '#server/emails/render/render-email.ts'
import { attachVoucher, photoInEmail, voucherInEmail } from '#server/emails/send/email-context.ts'
import { emailHeader } from '#server/emails/send/send-once.ts'
import type { GiftEmail } from '#server/purchases/core/goods-kind.ts'
import type { Purchase } from '#server/purchases/core/purchase-row.ts'
import type { Services } from '#server/services.ts'
import { voucherFileLink, voucherLink } from '#server/vouchers/access/voucher-session.ts'
import { giftKey } from '#server/vouchers/undelivered-gift.ts'
import { type Voucher, vouchersOf } from '#server/vouchers/voucher-row.ts'

/** One for each voucher. What was given back, given on, used or has expired is no present any more. */
export async function voucherGiftEmails(services: Services, purchase: Purchase): Promise<GiftEmail[]> {
  const { gift } = purchase
  const today = madridDay(services.clock.now())
  const bought = gift ? await vouchersOf(services.db, purchase.uuid) : []
  return bought.flatMap((voucher) => {
    if (!gift || !belongsToBeneficiary(gift, voucher.beneficiaryEmail)) return []
    const state = stateOn(voucher, today)
    if (state === 'expired') services.log.warn({ voucher: voucher.uuid }, 'expired before it was given')
    if (state !== 'issued' && state !== 'activated') return []
    return [{ key: giftKey(voucher), write: () => giftEmail(services, purchase, voucher) }]
  })
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
