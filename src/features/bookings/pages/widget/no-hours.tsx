import type { BookingView } from '#features/bookings/server/booking-page/describe-booking.ts'
import type { NoHoursView } from '#features/bookings/server/booking-page/no-hours.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import type { NotWaiting } from '../wait-for-day.ts'
import { ChoiceLink } from './choice-link.tsx'
import type { Chosen } from './use-choice.ts'
import { WaitingForm } from './waiting-form.tsx'

type Props = {
  none: NoHoursView
  view: BookingView
  chosen: Chosen
  isFramed: boolean
  notWaiting?: NotWaiting
  onLeave: () => void
}

/** A day on which there is nothing to choose, and the way to the nearest that has something. */
export function NoHours({ none, view, chosen, isFramed, notWaiting, onLeave }: Props) {
  const { t } = useTranslation()
  const { title, text, nearest, hasVoucher, canWait } = none
  return (
    <div className="no-hours">
      <div className="quiet-state no-days">
        <Icon name="calendar-x" />
        <h4>{title}</h4>
        <p>{text}</p>
      </div>
      {nearest ? (
        <ChoiceLink
          className="btn btn-secondary btn-block"
          href={chosen.hrefOf({ day: nearest.day, time: nearest.time })}
          onClick={onLeave}
        >
          {nearest.label}
        </ChoiceLink>
      ) : (
        hasVoucher &&
        view.service.href && (
          <ButtonLink variant="secondary" block href={view.service.href} target={isFramed ? '_top' : undefined}>
            {t('bookings.none.service')}
          </ButtonLink>
        )
      )}
      {canWait && <WaitingForm {...{ view, chosen, notWaiting }} />}
    </div>
  )
}
