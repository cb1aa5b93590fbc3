import { useEffect, useState } from 'react'
import type { StayView } from '#features/getaways/server/stay-page/describe-stay.ts'
import type { Pick } from '#features/search/rules/stays/pick-days.ts'
import { Calendar } from '#features/search/ui/stays/calendar.tsx'
import { DatesSheet } from '#features/search/ui/stays/dates-sheet.tsx'
import { useCalendarPlace } from '#features/search/ui/stays/use-month-days.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { Button } from '#platform/ui/button.tsx'
import { Input } from '#platform/ui/forms/field.tsx'
import { FieldMessage } from '#platform/ui/forms/field-message.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'

type Props = { uuid: string; stay: StayView; language: Language; onDates: (from: string, to: string) => void }

/** Two fields for days until the script has loaded; then a calendar with prices. */
export function DatesField({ uuid, stay, language, onDates }: Props) {
  const { t } = useTranslation()
  const place = useCalendarPlace()
  const { trip, datesProblem, asked, first, last } = stay
  const [picked, setPicked] = usePicked(trip)
  const bounds = { first, last }
  if (!place)
    return (
      <div className="stay-dates grid items-start">
        {(['from', 'to'] as const).map((name) => (
          <Input
            key={name}
            label={t(name === 'from' ? 'stays.arrival' : 'stays.departure')}
            type="date"
            name={name}
            min={first}
            max={last}
            defaultValue={asked[name]}
            error={datesProblem?.field === name ? datesProblem.text : undefined}
          />
        ))}
        <Button type="submit" variant="secondary">
          {t('stays.showPrices')}
        </Button>
      </div>
    )
  const pick = (next: Pick) => {
    setPicked(next)
    if (next.from && next.to && !next.tooShort) onDates(next.from, next.to)
  }
  return (
    <>
      <input type="hidden" name="from" value={trip?.from ?? asked.from} />
      <input type="hidden" name="to" value={trip?.to ?? asked.to} />
      {place === 'sheet' ? (
        <DatesSheet
          {...{ uuid, bounds, trip, language, onDates }}
          renderButton={(open) => (
            <button type="button" className="field-row grid gap-14" onClick={open} aria-haspopup="dialog">
              <Icon className="text-teal" name="calendar" />
              <span>
                <small>{t('stays.arrivalAndDeparture')}</small>
                <b>{trip?.weekdays ?? t('stays.chooseNights')}</b>
              </span>
              <span className="link small">{trip ? t('stays.change') : t('stays.choose')}</span>
            </button>
          )}
        />
      ) : (
        <>
          <p className="small soft">{t('stays.perNightForTwo')}</p>
          <Calendar {...{ uuid, bounds, picked, language }} monthCount={place === 'two' ? 2 : 1} onPick={pick} />
        </>
      )}
      {datesProblem && (
        <div role="alert">
          <FieldMessage>{datesProblem.text}</FieldMessage>
        </div>
      )}
    </>
  )
}

/** The days of the page's stay, until others are picked. */
function usePicked(trip: StayView['trip']) {
  const [from, to] = [trip?.from ?? null, trip?.to ?? null]
  const [picked, setPicked] = useState<Pick>({ from, to, tooShort: null })
  useEffect(() => setPicked({ from, to, tooShort: null }), [from, to])
  return [picked, setPicked] as const
}
