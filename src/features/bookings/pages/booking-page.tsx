import type { BookingView } from '#features/bookings/server/booking-page/describe-booking.ts'
import type { PaidView } from '#features/bookings/server/prepaid/find-paid-hour.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import { BookingPromises } from './booking-promises.tsx'
import type { NotWaiting } from './wait-for-day.ts'
import { BookingWidget } from './widget/booking-widget.tsx'

type Props = { view: BookingView; paid: PaidView | null; notWaiting?: NotWaiting }

/** The first step of a booking: when. `paid`: what says instead of a price that it costs nothing more. */
export function BookingPage({ view, paid, notWaiting }: Props) {
  const { t } = useTranslation()
  const { language } = useFrame()
  return (
    <div className="wrap booking">
      <div className="booking-head mb-24">
        <h1>{paid?.title ?? t('bookings.title')}</h1>
        <p className="lead mt-8">{paid?.lead ?? view.promises.lead}</p>
      </div>
      <BookingWidget {...{ view, paid, notWaiting }} path={pathOf('serviceBookingCheckout', language)} />
      {!paid && <BookingPromises promises={view.promises} />}
    </div>
  )
}
