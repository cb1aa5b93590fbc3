import { renderEmail } from '#server/emails/render/render-email.ts'
import { keyedUrl } from '#server/emails/send/email-context.ts'
import { firstName } from '#server/emails/send/holder.ts'
import { emailHeader, sendOnce } from '#server/emails/send/send-once.ts'
import { i18nFor } from '#server/i18n.ts'
import { getPurchase } from '#server/purchases/core/purchase-row.ts'
import type { Services } from '#server/services.ts'
import { namedRooms } from '../guests-of.ts'
import { stayFacts } from '../stay-facts.ts'
import { getStay } from '../stay-row.ts'
import { buyerAs, stayStepsView } from '../stay-steps.ts'
import { dueReminder } from './due-reminder.ts'

/** To who was given the stay, if we have told them of it, else to its buyer; unless it was cancelled since. */
export async function sendStayReminder(services: Services, { purchase: uuid }: { purchase: string }) {
  const purchase = await getPurchase(services.db, uuid)
  const stay = purchase && (await getStay(services.db, uuid))
  const due = stay && (await dueReminder(services, purchase, stay))
  if (!purchase?.buyer || !due) return
  const { language, buyer, gift } = purchase
  const recipient = due.isForRecipient ? gift : null
  const to = recipient
    ? { name: recipient.name, email: recipient.email }
    : { name: `${buyer.name} ${buyer.surname}`, email: buyer.email }
  const facts = stayFacts(services.catalogue.current(), purchase, language, services.clock.now())
  const reader = recipient ? 'guest' : buyerAs(purchase)
  const view = {
    name: recipient ? firstName(recipient.name) : buyer.name,
    from: recipient ? buyer.name : null,
    to: gift?.name ?? '',
    daysLeft: due.daysLeft,
    facts,
    codes: { hotel: stay.hotelLocator, spa: stay.voucherCode },
    rooms: namedRooms(purchase, i18nFor(language).t),
    steps: await stayStepsView(services, purchase, stay, facts, { language, reader }),
    manageUrl: recipient ? null : keyedUrl(services, purchase, 'confirmation'),
  } as const
  const head = emailHeader(services, language)
  await sendOnce(services, due.key, () => renderEmail('stay-reminder', view, { about: uuid, to, language, head }))
}
