import { eq } from 'drizzle-orm'
import { priceMatches } from '#server/db/schema/voucher-changes.ts'
import { renderEmail } from '#server/emails/render/render-email.ts'
import type { Services } from '#server/services.ts'
import { emailParts, firstName, holderOf, loadEmailContext } from './holder.ts'
import { sendOnce, sendToEach } from './send-once.ts'

/** To whoever can match a price, and to who asked, that it is being looked at. */
export async function sendPriceMatch(services: Services, { match: uuid }: { match: string }) {
  const [match] = await services.db.select().from(priceMatches).where(eq(priceMatches.uuid, uuid))
  const told = match && (await loadEmailContext(services, match.voucherUuid))
  if (!told) return
  const { website } = match
  const { language, head, brief: voucher } = emailParts(services, told)
  const { value: amount, currency } = told.voucher
  const holder = holderOf(told)
  const toUs = () =>
    sendOnce(services, `price-match-request.${uuid}`, async () => {
      const view = { voucher, value: { amount, currency }, website, holder }
      const to = { name: head.brand, email: head.support.email }
      return renderEmail('price-match-request', view, { about: uuid, to, replyTo: holder, language, head })
    })
  const toHolder = () =>
    sendOnce(services, `price-match-received.${uuid}`, async () => {
      const view = { name: firstName(holder.name), voucher, website }
      return renderEmail('price-match-received', view, { about: uuid, to: holder, language, head })
    })
  await sendToEach([toUs, toHolder], (send) => send())
}
