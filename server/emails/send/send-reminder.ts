import { eq } from 'drizzle-orm'
import { madridDay } from '#domain/dates.ts'
import { daysLeft, refusalOf, stateOn } from '#domain/vouchers/voucher-actions.ts'
import { reminderRefusals } from '#server/db/schema/voucher-changes.ts'
import { renderEmail } from '#server/emails/render/render-email.ts'
import type { Services } from '#server/services.ts'
import { reminderKey } from '#server/vouchers/reminders/reminder-key.ts'
import { reminderRefusalUrl } from '#server/vouchers/reminders/stop-reminders.ts'
import { factsOf } from '#server/vouchers/voucher-facts.ts'
import { emailParts, firstName, holderOf, loadEmailContext } from './holder.ts'
import { sendOnce } from './send-once.ts'

type Reminder = { voucher: string; days: number; expiresOn: string }

/** Unless it was used, extended or refused since it was asked for. */
export async function sendReminder(services: Services, { voucher: uuid, days, expiresOn }: Reminder) {
  const told = await loadEmailContext(services, uuid)
  const today = madridDay(services.clock.now())
  if (!told || told.voucher.expiresOn !== expiresOn) return
  const state = stateOn(told.voucher, today)
  if (state !== 'issued' && state !== 'activated') return
  if (told.isUndelivered) return
  const to = holderOf(told)
  const [refused] = await services.db.select().from(reminderRefusals).where(eq(reminderRefusals.email, to.email))
  if (refused) return
  const { language, head, view: voucher, photo, manageUrl } = emailParts(services, told)
  await sendOnce(services, reminderKey(told.voucher, days), async () => {
    const view = {
      name: firstName(to.name),
      voucher,
      daysLeft: daysLeft(expiresOn, today),
      manageUrl,
      canExtend: refusalOf('extend', factsOf(services, told.voucher, told.purchase), today) === null,
      unsubscribeUrl: reminderRefusalUrl(services, to.email, language),
      photo,
    }
    return renderEmail('expiry-reminder', view, { about: `${uuid}.${expiresOn}.${days}`, to, language, head })
  })
}
