import type { ReactNode, Ref } from 'react'
import type { BookingView } from '#features/bookings/server/booking-page/describe-booking.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { Anchor } from '#platform/ui/anchor.tsx'
import { Banner } from '#platform/ui/banner.tsx'
import { Check } from '#platform/ui/forms/check.tsx'
import { FieldMessage } from '#platform/ui/forms/field-message.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import type { NotWaiting } from '../wait-for-day.ts'
import { bookingFormId } from './booking-form.tsx'
import { HourSlots } from './hour-slots.tsx'
import { NoHours } from './no-hours.tsx'
import { ChoiceLink, type Chosen } from './use-choice.tsx'

type Props = {
  view: BookingView
  chosen: Chosen
  isFramed: boolean
  isHourMissing: boolean
  notWaiting?: NotWaiting
  title: Ref<HTMLHeadingElement>
  onLeave: () => void
}

/** The hours of the chosen day, or why there are none. */
export function HoursPane({ view, chosen, isFramed, isHourMissing, notWaiting, title, onLeave }: Props) {
  const { t } = useTranslation()
  const problem = isHourMissing ? t('bookings.hour.no-hour') : chosen.time ? null : view.hourProblem
  return (
    <div aria-busy={chosen.isSearching || undefined}>
      <h3 className="day-title" ref={title} tabIndex={-1}>
        {view.dayTitle}
      </h3>
      <div role="alert">
        {view.dayProblem && <FieldMessage>{view.dayProblem}</FieldMessage>}
        {view.notice && <NotBooked why={view.notice} isFramed={isFramed} />}
        {problem && <FieldMessage>{problem}</FieldMessage>}
      </div>
      {chosen.isSearching ? <Searching /> : content()}
    </div>
  )

  function content(): ReactNode {
    if (view.none) return <NoHours none={view.none} {...{ view, chosen, isFramed, notWaiting, onLeave }} />
    return (
      <>
        {view.taken && (
          <div role="alert">
            <Banner kind="warn" icon="clock" title={view.taken.title}>
              {view.taken.text}
            </Banner>
          </div>
        )}
        {view.isRequest && !view.taken && (
          <Banner icon="hourglass" title={t('bookings.request.title')}>
            {view.promises.request}
          </Banner>
        )}
        <Parts {...{ view, chosen, onLeave }} />
        {view.isRequest && (
          <Check
            className="flexible mt-12"
            name="flexible"
            value="yes"
            form={bookingFormId}
            defaultChecked={view.choice.flexible !== ''}
          >
            {t('bookings.request.flexible')}
          </Check>
        )}
      </>
    )
  }
}

/** Spec 8: 'cannot continue, try later' directs to support. A link within a page of others leaves its frame. */
function NotBooked({ why, isFramed }: { why: NonNullable<BookingView['notice']>; isFramed: boolean }) {
  const { t } = useTranslation()
  const { site, language } = useFrame()
  return (
    <Banner kind="warn">
      <p>{t(`bookings.${why}`, { email: site.supportEmail })}</p>
      <Anchor className="link" href={pathOf('contact', language)} target={isFramed ? '_top' : undefined}>
        {t('purchases.confirmation.contact')}
      </Anchor>
    </Banner>
  )
}

/** Of an hour that somebody has, its own part of the day comes first, and then the same hour on other days. */
function Parts({ view, chosen, onLeave }: Pick<Props, 'view' | 'chosen' | 'onLeave'>) {
  const { taken, hours, isRequest } = view
  const offers = new Set(hours.parts.flatMap((part) => part.hours.map(({ price }) => price.off)))
  const own = hours.parts.filter((part) => part.hours.some(({ time }) => time === taken?.time))
  const others = hours.parts.filter((part) => !own.includes(part))
  const show = (parts: typeof own) =>
    parts.map(({ part, hours: inPart }) => (
      <HourSlots
        key={part}
        {...{ part, chosen, isRequest }}
        hours={inPart}
        taken={taken?.time}
        marksOffers={offers.size > 1}
      />
    ))
  return (
    <>
      {show(own)}
      {taken && taken.otherDays.length > 0 && (
        <>
          <h4 className="part aligned gap-10 soft">
            <Icon name="calendar-check" />
            {taken.otherDaysTitle}
          </h4>
          <ul className="other-days grid gap-8">
            {taken.otherDays.map(({ day, label, price }) => (
              <li key={day}>
                <ChoiceLink
                  className="between gap-12 leading-135"
                  href={chosen.hrefOf({ day, time: taken.time })}
                  onClick={onLeave}
                >
                  <b>{label}</b>
                  <span>{price}</span>
                </ChoiceLink>
              </li>
            ))}
          </ul>
        </>
      )}
      {show(others)}
    </>
  )
}

function Searching() {
  const { t } = useTranslation()
  return (
    <>
      <p className="sr" role="status">
        {t('bookings.searching')}
      </p>
      <div className="slots grid gap-8 searching" aria-hidden="true">
        {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((place) => (
          <i key={place} />
        ))}
      </div>
    </>
  )
}
