import { eq } from 'drizzle-orm'
import { wallClock } from '#domain/dates.ts'
import { timeZoneOfReader } from '#domain/site/languages.ts'
import { dayFormats } from '#i18n/format.ts'
import { pathOf } from '#i18n/paths.ts'
import { beneficiaryChanges } from '#server/db/schema/voucher-changes.ts'
import { renderEmail } from '#server/emails/render/render-email.ts'
import type { Services } from '#server/services.ts'
import { agreementKey } from '#server/vouchers/actions/confirm-email-change.ts'
import { emailParts, firstName, loadEmailContext } from './holder.ts'
import { sendOnce, sendToEach } from './send-once.ts'

/** To both addresses: nothing changes until both have said yes. */
export async function sendConfirmAddress(services: Services, { change: uuid }: { change: string }) {
  const [change] = await services.db.select().from(beneficiaryChanges).where(eq(beneficiaryChanges.uuid, uuid))
  const told = change && (await loadEmailContext(services, change.voucherUuid))
  if (!told || change.madeAt) return
  const { language, head, view: voucher } = emailParts(services, told)
  // The sentence of each language names its own clock.
  const { day, time } = wallClock(change.until, timeZoneOfReader(language))
  const readers = [
    { reader: 'old', name: change.oldName, email: change.oldEmail },
    { reader: 'new', name: change.name, email: change.email },
  ] as const
  await sendToEach(readers, ({ reader, name, email }) =>
    sendOnce(services, `confirm-address.${uuid}.${reader}`, async () => {
      const key = agreementKey(services, change, reader)
      const view = {
        name: firstName(name),
        reader,
        newEmail: change.email,
        voucher,
        confirmUrl: `${services.config.publicUrl}${pathOf('voucherAddress', language)}?key=${key}`,
        until: dayFormats.withTime(time, day, language),
      }
      return renderEmail('confirm-address', view, { about: `${uuid}.${reader}`, to: { name, email }, language, head })
    }),
  )
}
