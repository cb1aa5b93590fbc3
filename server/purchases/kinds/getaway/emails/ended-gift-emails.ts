import { renderEmail } from '#server/emails/render/render-email.ts'
import { emailHeader, hasBeenSent } from '#server/emails/send/send-once.ts'
import type { GiftEmail } from '#server/purchases/core/goods-kind.ts'
import type { Purchase } from '#server/purchases/core/purchase-row.ts'
import type { Services } from '#server/services.ts'
import { stayFacts } from '../stay-facts.ts'
import { getStay } from '../stay-row.ts'
import { stayGiftKey } from './gift-emails.ts'

/** To who was given a stay that is off. A guest whose present has not been delivered yet learns nothing of it. */
export async function endedStayGiftEmails(
  services: Services,
  purchase: Purchase,
  endedBy: 'giver' | 'dispute',
): Promise<GiftEmail[]> {
  const { uuid, language, gift } = purchase
  const stay = await getStay(services.db, uuid)
  if (!gift?.email || !stay || stay.state === 'confirmed') return []
  if (!(await hasBeenSent(services.db, stayGiftKey(uuid)))) return []
  const { name, email } = gift
  const facts = stayFacts(services.catalogue.current(), purchase, language, services.clock.now())
  const codes = { hotel: stay.hotelLocator, spa: stay.voucherCode }
  const head = emailHeader(services, language)
  const envelope = { about: `guest.${uuid}`, to: { name, email }, language, head }
  const write = () => renderEmail('stay-cancelled', { name, facts, codes, reader: 'guest', endedBy }, envelope)
  return [{ key: `stay-cancelled.guest.${uuid}`, write }]
}
