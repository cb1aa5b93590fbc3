import { type ReactNode, useState } from 'react'
import { countNights } from '#features/catalogue/rules/getaways/stay.ts'
import type { Pick as PickedStay } from '#features/search/rules/stays/pick-days.ts'
import { stayDays } from '#features/search/rules/stays/stay-days.ts'
import type { StayTrip } from '#features/search/server/stays/stay-words.ts'
import { formatMoney } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { euros } from '#platform/rules/money.ts'
import { Button } from '#platform/ui/button.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { Sheet } from '#platform/ui/overlays/sheet.tsx'
import { Calendar } from './calendar.tsx'
import type { CalendarBounds } from './day-look.ts'

type Props = {
  /** Whose prices are shown; null for none. */
  uuid: string | null
  bounds: CalendarBounds
  trip: Pick<StayTrip, 'from' | 'to'> | null
  language: Language
  onDates: (from: string, to: string) => void
  /** What opens it. */
  renderButton: (open: () => void) => ReactNode
}

/** On a phone the calendar comes from the foot of the screen, and its days count once they are saved. */
export function DatesSheet({ uuid, bounds, trip, language, onDates, renderButton }: Props) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const [picked, setPicked] = useState<PickedStay>(daysOf(trip))
  const [price, setPrice] = useState<number | null>(null)
  const open = () => {
    setPicked(daysOf(trip))
    setPrice(null)
    setOpen(true)
  }
  const { from, to, tooShort } = picked
  const save = () => {
    if (!from || !to || tooShort) return
    setOpen(false)
    onDates(from, to)
  }
  return (
    <>
      {renderButton(open)}
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('stays.calendar.sheet')}
        closeLabel={t('stays.calendar.close')}
        footer={
          <>
            <span aria-live="polite">
              <b>{from && to ? `${stayDays.range({ from, to }, language)}, ${nightsIn(from, to)}` : pickedSoFar()}</b>
              {price !== null && <small>{t('stays.calendar.from', { price: formatMoney(euros(price)) })}</small>}
            </span>
            <Button onClick={save} disabled={!from || !to || tooShort !== null}>
              {t('stays.calendar.save')}
            </Button>
          </>
        }
      >
        {uuid !== null && <p className="small soft">{t('stays.calendar.sheetHint')}</p>}
        {isOpen && (
          <Calendar
            {...{ uuid, bounds, picked, language }}
            monthCount={1}
            onPick={(next, cost) => {
              setPicked(next)
              setPrice(cost)
            }}
          />
        )}
      </Sheet>
    </>
  )

  function nightsIn(since: string, until: string) {
    return t('stays.night', { count: countNights({ from: since, to: until }) })
  }
  function pickedSoFar() {
    return from ? `${stayDays.short(from, language)} –` : t('stays.chooseNights')
  }
}

const daysOf = (trip: Props['trip']): PickedStay => ({ from: trip?.from ?? null, to: trip?.to ?? null, tooShort: null })
