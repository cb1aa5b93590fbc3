import { useLocation } from 'react-router'
import type { PartOfDay } from '#features/bookings/rules/choosing/day-state.ts'
import type { HourView } from '#features/bookings/server/booking-page/hour-views.ts'
import { timeInWords } from '#platform/i18n/format.ts'
import { classNames } from '#platform/ui/class-names.ts'
import { Icon } from '#platform/ui/icon.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import { bookingFormId } from './booking-form.tsx'
import type { Chosen } from './use-choice.tsx'

const icons = { morning: 'sunrise', afternoon: 'sun', evening: 'moon' } as const

type Props = {
  part: PartOfDay
  hours: HourView[]
  chosen: Chosen
  /** Whether the spa confirms by hand. */
  isRequest: boolean
  /** An hour that somebody has just taken. */
  taken?: string
  /** Whether only some hours of the day are on offer, so that these are marked. */
  marksOffers: boolean
}

/** The hours of a part of the day. What can't be had is no button. */
export function HourSlots({ part, hours, chosen, isRequest, taken, marksOffers }: Props) {
  const { t } = useTranslation()
  const { language } = useFrame()
  const { pathname } = useLocation()
  return (
    <>
      <h4 className="part aligned gap-10 soft">
        <Icon name={icons[part]} />
        {t(`bookings.parts.${part}`)}
      </h4>
      <ul className="slots grid gap-8">
        {hours.map((hour) => {
          const time = timeInWords(hour.time, language)
          if (hour.state === 'full')
            return (
              <li key={hour.time} className="slot semibold num gone centred">
                <s>{time}</s> <small>{t(hour.time === taken ? 'bookings.hour.taken' : 'bookings.hour.full')}</small>
              </li>
            )
          const isChosen = hour.time === chosen.time
          const off = marksOffers ? hour.price.off : undefined
          const label = t(`bookings.hour.spoken.${isChosen ? 'chosen' : hour.state}`, { time })
          return (
            <li key={hour.time}>
              {/* A button, not a link: before the script has loaded it takes along what is ticked in the form. */}
              <button
                type="submit"
                form={bookingFormId}
                formMethod="get"
                formAction={pathname}
                formTarget="_self"
                name="time"
                value={hour.time}
                className={classNames('slot semibold num centred', isRequest && 'ask', isChosen && 'on')}
                aria-label={off ? t('bookings.hour.spoken.offer', { label }) : label}
                aria-pressed={isChosen}
                data-time={hour.time}
                onClick={(event) => {
                  event.preventDefault()
                  chosen.go({ time: hour.time })
                }}
              >
                {time}
                {hour.state === 'last' && <small>{t('bookings.hour.last')}</small>}
                {off && <small className="off">{off}</small>}
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
