import type { BookingFacts } from '#features/bookings/server/booking-facts.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'

/** A booking at a glance: its day as a leaf of a calendar, its hour, what and where. */
export function BookingCard({ facts, locator }: { facts: BookingFacts; locator: string }) {
  const { t } = useTranslation()
  const { hour } = facts
  const [weekday = '', number = '', month = ''] = [hour.weekday, hour.number, hour.month]
  return (
    <div className="booking-card">
      <p className="leaf" aria-hidden="true">
        <span>{weekday}</span>
        <b>{number}</b>
        <span>{month}</span>
      </p>
      <div>
        <p className="sr">{hour.spoken}</p>
        <p className="when">{hour.range}</p>
        {facts.clock && <p className="small muted">{facts.clock}</p>}
        <p className="what mt-8 semibold">{facts.name}</p>
        <p className="small muted">
          {facts.where}
          <br />
          {facts.people}, {facts.duration}
        </p>
        <p className="small muted">{t('purchases.booking.card', { locator })}</p>
      </div>
    </div>
  )
}
