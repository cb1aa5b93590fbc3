import { useTranslation } from '#app/i18n.tsx'
import { useFrame } from '#app/shell/use-frame.ts'
import { pathOf } from '#i18n/paths.ts'
import type { BookingView } from '#server/bookings/booking-page/describe-booking.ts'
import { BookingPromises } from './booking-promises.tsx'
import type { NotWaiting } from './wait-for-day.ts'
import { BookingWidget } from './widget/booking-widget.tsx'

/** The first step of a booking: when. */
export function BookingPage({ view, notWaiting }: { view: BookingView; notWaiting?: NotWaiting }) {
  const { t } = useTranslation()
  const { language } = useFrame()
  return (
    <div className="wrap booking">
      <div className="booking-head">
        <h1>{t('bookings.title')}</h1>
        <p className="lead">{view.promises.lead}</p>
      </div>
      <BookingWidget {...{ view, notWaiting }} path={pathOf('serviceBookingCheckout', language)} />
      <BookingPromises promises={view.promises} />
    </div>
  )
}
