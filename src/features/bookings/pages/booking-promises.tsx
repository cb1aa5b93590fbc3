import type { BookingView } from '#features/bookings/server/booking-page/describe-booking.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { Promises } from '#platform/ui/facts.tsx'
import { Marked, useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'

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
