import { useEffect, useId, useRef, useState } from 'react'
import { choiceParams } from '#features/bookings/rules/choosing/choice.ts'
import type { BookingView } from '#features/bookings/server/booking-page/describe-booking.ts'
import type { PaidView } from '#features/bookings/server/prepaid/find-paid-hour.ts'
import { Badge } from '#platform/ui/cards/badge.tsx'
import { FieldMessage } from '#platform/ui/forms/field-message.tsx'
import { Stepper } from '#platform/ui/forms/stepper.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { Sheet } from '#platform/ui/overlays/sheet.tsx'
import { Picture } from '#platform/ui/picture.tsx'
import type { NotWaiting } from '../wait-for-day.ts'
import { BookingForm } from './booking-form.tsx'
import { DayStrip } from './day-strip.tsx'
import { HoursPane } from './hours-pane.tsx'
import { MonthCalendar, monthId } from './month-calendar.tsx'
import { type Chosen, useChoice } from './use-choice.tsx'

type Props = {
  view: BookingView
  path: string
  paid?: PaidView | null
  isFramed?: boolean
  notWaiting?: NotWaiting
}

/** Day, hour and people of a service. What is chosen stands in the address, so that everything here is a link or a form. */
export function BookingWidget({ view, path, paid = null, isFramed = false, notWaiting }: Props) {
  const { t } = useTranslation()
  const chosen = useChoice(view)
  const [isMonthOpen, setMonthOpen] = useState(false)
  const [isHourMissing, setHourMissing] = useState(false)
  const hours = useRef<HTMLDivElement>(null)
  const { title, leave } = useTitleFocus(view)
  const { service, month } = view
  const missHour = () => {
    setHourMissing(true)
    hours.current?.querySelector<HTMLElement>('[data-time]')?.focus()
  }
  return (
    <>
      <div className="widget-box">
        <section className="widget" aria-labelledby="service">
          <header>
            <Picture className="thumb" {...service.photo} sizes="72px" />
            <div>
              <h2 id="service">{service.name}</h2>
              <p className="small muted">{service.facts}</p>
            </div>
            {paid ? (
              paid.badge && (
                <Badge kind="teal" icon="ticket-check">
                  {paid.badge}
                </Badge>
              )
            ) : (
              <PartyStepper {...{ view, chosen, path }} />
            )}
          </header>
          <div className="panes">
            <div className="pane month-pane" id={monthId}>
              <MonthCalendar {...{ month, chosen }} />
            </div>
            <div className="pane" ref={hours}>
              <div className="strip">
                <div className="between">
                  <b>{view.strip.title}</b>
                  <a
                    className="more"
                    href={`#${monthId}`}
                    onClick={(event) => {
                      event.preventDefault()
                      setMonthOpen(true)
                    }}
                  >
                    <Icon name="calendar" />
                    {t('bookings.calendar.month')}
                  </a>
                </div>
                <DayStrip days={view.strip.days} chosen={chosen} />
              </div>
              <HoursPane
                {...{ view, chosen, isFramed, title, notWaiting }}
                isHourMissing={isHourMissing && !chosen.time}
                onLeave={leave}
              />
            </div>
          </div>
          {!view.none && <BookingForm {...{ view, chosen, paid, isFramed }} onHourMissing={missHour} />}
        </section>
      </div>
      <Sheet
        open={isMonthOpen}
        onClose={() => setMonthOpen(false)}
        title={t('bookings.calendar.sheet')}
        closeLabel={t('bookings.calendar.close')}
      >
        {isMonthOpen && (
          <div className="widget-month">
            <MonthCalendar {...{ month, chosen }} onPick={() => setMonthOpen(false)} />
          </div>
        )}
      </Sheet>
    </>
  )
}

/** A link that is gone with the next page leaves the focus to the title of the day. */
function useTitleFocus(view: BookingView) {
  const title = useRef<HTMLHeadingElement>(null)
  const isLeaving = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked at when another page has come.
  useEffect(() => {
    if (isLeaving.current) title.current?.focus({ preventScroll: true })
    isLeaving.current = false
  }, [view])
  const leave = () => {
    isLeaving.current = true
  }
  return { title, leave }
}

/** How many come. Before the script has loaded, less and more ask for the page with that party. */
function PartyStepper({ view, chosen, path }: { view: BookingView; chosen: Chosen; path: string }) {
  const { t } = useTranslation()
  const formId = useId()
  const { sizes, note, problem } = view.party
  const pax = Number(chosen.pax) || view.party.pax
  const fewer = sizes.findLast((size) => size < pax) ?? pax - 1
  const more = sizes.find((size) => size > pax) ?? pax + 1
  return (
    <>
      {sizes.length > 1 ? (
        <Stepper
          value={pax}
          values={sizes}
          words={t('bookings.people.count', { count: pax })}
          onChange={(next) => chosen.go({ pax: String(next) })}
          submitName="pax"
          formId={formId}
          labels={{
            group: t('bookings.people.label'),
            less: t('bookings.people.less', { count: pax - fewer }),
            more: t('bookings.people.more', { count: more - pax }),
          }}
        />
      ) : (
        <p className="party">{t('bookings.people.count', { count: pax })}</p>
      )}
      <form id={formId} action={path} hidden>
        {choiceParams.map(
          (name) =>
            name !== 'pax' &&
            view.choice[name] && <input key={name} type="hidden" name={name} value={view.choice[name]} />,
        )}
      </form>
      <div className="party-said" role="status">
        {problem && <FieldMessage>{problem}</FieldMessage>}
        {!problem && note && <p className="small soft">{note}</p>}
      </div>
    </>
  )
}
