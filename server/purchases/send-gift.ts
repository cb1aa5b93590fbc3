import { writeLetter } from '#server/mail/write-letter.ts'
import type { Services } from '#server/services.ts'
import { type Voucher, vouchersOf } from '#server/vouchers/voucher-row.ts'
import { voucherLink } from '#server/vouchers/voucher-session.ts'
import { attachVoucher, fileUrl, photoInLetter, voucherInLetter } from './letter-facts.ts'
import { getPurchase, type Purchase } from './purchase-row.ts'
import { letterhead, sendOnce } from './send-once.ts'

/** To the beneficiary, on their day. A voucher that was given back meanwhile is no present any more. */
export async function sendGift(services: Services, { purchase: uuid }: { purchase: string }) {
  const purchase = await getPurchase(services.db, uuid)
  if (!purchase?.gift?.email) return
  for (const voucher of await vouchersOf(services.db, uuid)) {
    if (voucher.state === 'cancelled') continue
    await sendOnce(services, `gift.${voucher.uuid}`, () => giftLetter(services, purchase, voucher))
  }
}

async function giftLetter(services: Services, purchase: Purchase, voucher: Voucher) {
  const { language, buyer, gift } = purchase
  if (!gift) return null
  const view = {
    to: voucher.beneficiaryName,
    from: buyer?.name ?? '',
    message: voucher.message || null,
    voucher: voucherInLetter(services, voucher, language),
    downloadUrl: fileUrl(services, purchase, voucher),
    manageUrl: voucherLink(services, voucher, language),
    photo: photoInLetter(services, voucher, language),
  }
  const to = { name: voucher.beneficiaryName, email: gift.email }
  const attachments = [await attachVoucher(services, voucher, purchase, language)]
  return writeLetter('gift', view, {
    about: voucher.uuid,
    to,
    language,
    head: letterhead(services, language),
    attachments,
  })
}
