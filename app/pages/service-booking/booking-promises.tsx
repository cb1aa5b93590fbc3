import { Marked, useTranslation } from '#app/i18n.tsx'
import { useFrame } from '#app/shell/use-frame.ts'
import { Promises } from '#app/ui/facts.tsx'
import { pathOf } from '#i18n/paths.ts'
import type { BookingView } from '#server/bookings/booking-page/describe-booking.ts'

type Props = { promises: BookingView['promises']; isFramed?: boolean }

/** What one can count on, and the way for whoever has paid already, with a voucher. */
export function BookingPromises({ promises, isFramed = false }: Props) {
  const { t } = useTranslation()
  const { language } = useFrame()
  const login = (
    // biome-ignore lint/a11y/useAnchorContent: its words come with the sentence.
    <a className="link" href={pathOf('manageVoucherLogin', language)} target={isFramed ? '_top' : undefined} />
  )
  return (
    <div className="booking-promises">
      <Promises
        facts={[
          { icon: promises.isRequest ? 'hourglass' : 'bolt', text: promises.confirmed },
          { icon: promises.isRefundable ? 'undo' : 'lock', text: promises.free },
          { icon: 'ticket', text: <Marked text={t('bookings.promise.voucher')} components={{ a: login }} /> },
        ]}
      />
    </div>
  )
}
