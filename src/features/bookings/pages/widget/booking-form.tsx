import { type FormEvent, useEffect, useState } from 'react'
import { choiceParams } from '#features/bookings/rules/choosing/choice.ts'
import type { BookingView } from '#features/bookings/server/booking-page/describe-booking.ts'
import type { PaidView } from '#features/bookings/server/prepaid/find-paid-hour.ts'
import { calendarDays } from '#platform/i18n/calendar-days.ts'
import { timeInWords } from '#platform/i18n/format.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { Button } from '#platform/ui/button.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import type { Chosen } from './use-choice.tsx'

/** The box for a margin of half an hour stands beside the hours, and belongs to it. */
export const bookingFormId = 'reservar'

/** What the form says beside its box and its buttons, which say the hour. */
const sent = choiceParams.filter((name) => name !== 'time' && name !== 'month' && name !== 'flexible')

type Props = {
  view: BookingView
  chosen: Chosen
  paid: PaidView | null
  isFramed: boolean
  onHourMissing: () => void
}

/** The chosen hour, what it costs, and the way on: a plain form, which leaves the frame if it stands in one. */
export function BookingForm({ view, chosen, paid, isFramed, onHourMissing }: Props) {
  const { t } = useTranslation()
  const { language } = useFrame()
  const { isSending, startSending } = useSending()
  const { parts, from, price } = view.hours
  const hour = chosen.isSearching
    ? undefined
    : parts.flatMap(({ hours }) => hours).find(({ time, state }) => time === chosen.time && state !== 'full')
  const shown = hour?.price ?? price
  return (
    <form
      id={bookingFormId}
      className="widget-foot between"
      method="post"
      action={pathOf('serviceBookingCheckout', language)}
      target={isFramed ? '_top' : undefined}
      onSubmit={(event) => {
        if (hour) return startSending(event)
        event.preventDefault()
        onHourMissing()
      }}
    >
      {sent.map(
        (name) => view.choice[name] && <input key={name} type="hidden" name={name} value={view.choice[name]} />,
      )}
      <p aria-live="polite">
        <span className="when block small muted">
          {hour
            ? `${calendarDays.short(view.day, language)}, ${timeInWords(hour.time, language)}`
            : t('bookings.footer.choose')}
        </span>
        {paid && <span className="cost">{paid.note}</span>}
        {!paid && (shown || from) && (
          <span className="cost">
            <b>{shown?.amount ?? t('bookings.footer.from', { price: from ?? '' })}</b>
            {shown?.was && (
              <s className="small muted">
                <span className="sr">{t('bookings.footer.before')} </span>
                {shown.was}
              </s>
            )}
            <small>{view.tax}</small>
          </span>
        )}
        {!paid && shown?.lowest && (
          <small className="low tiny">{t('bookings.footer.lowest', { amount: shown.lowest })}</small>
        )}
        {hour?.time === view.choice.time && <small className="low tiny">{view.promises.free}</small>}
      </p>
      <Button className="flex-none" type="submit" name="time" value={hour?.time ?? ''} busy={isSending}>
        {paid?.button ?? t(view.isRequest ? 'bookings.footer.request' : 'bookings.footer.continue')}
      </Button>
    </form>
  )
}

/** A plain form is sent once: a second click would find the hour held, by the first. */
function useSending() {
  const [isSending, setSending] = useState(false)
  useEffect(() => {
    // Whoever comes back finds the page as it was left.
    const comeBack = () => setSending(false)
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])
  const startSending = (event: FormEvent) => {
    if (isSending) event.preventDefault()
    setSending(true)
  }
  return { isSending, startSending }
}
