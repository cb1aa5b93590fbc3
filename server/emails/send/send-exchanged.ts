import { eq } from 'drizzle-orm'
import { sectionPath } from '#i18n/paths.ts'
import { coupons } from '#server/db/schema/coupons.ts'
import { voucherExchanges } from '#server/db/schema/voucher-changes.ts'
import { renderEmail } from '#server/emails/render/render-email.ts'
import type { Services } from '#server/services.ts'
import { emailParts, firstName, holderOf, loadEmailContext } from './holder.ts'
import { sendOnce, sendToEach } from './send-once.ts'

/** The code, where it was asked to go; and a word to the holder's own address, where that was another. */
export async function sendExchanged(services: Services, { voucher: uuid }: { voucher: string }) {
  const told = await loadEmailContext(services, uuid)
  const [row] = await services.db
    .select({ exchange: voucherExchanges, endsOn: coupons.endsOn })
    .from(voucherExchanges)
    .innerJoin(coupons, eq(coupons.code, voucherExchanges.code))
    .where(eq(voucherExchanges.voucherUuid, uuid))
  if (!told || !row) return
  const { language, head, brief } = emailParts(services, told)
  const { kind, code, amount, currency, email } = row.exchange
  const holder = holderOf(told)
  const isHolders = email === holder.email.toLowerCase()
  const sendCode = () =>
    sendOnce(services, `balance-code.${uuid}`, async () => {
      const view = {
        name: isHolders ? firstName(holder.name) : null,
        kind,
        code,
        amount: { amount, currency },
        voucher: brief,
        validUntil: row.endsOn,
        shopUrl: services.config.publicUrl + sectionPath('spas', language),
      }
      const to = { name: isHolders ? holder.name : '', email }
      return renderEmail('balance-code', view, { about: uuid, to, language, head })
    })
  const tellHolder = () =>
    sendOnce(services, `voucher-exchanged.${uuid}`, async () => {
      const view = { name: firstName(holder.name), kind, voucher: brief }
      return renderEmail('voucher-exchanged', view, { about: uuid, to: holder, language, head })
    })
  await sendToEach(isHolders ? [sendCode] : [sendCode, tellHolder], (send) => send())
}
