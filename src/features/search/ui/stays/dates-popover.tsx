import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { PickedDays } from '#features/search/rules/stays/pick-days.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { Button } from '#platform/ui/button.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { Calendar } from './calendar.tsx'
import type { CalendarBounds } from './day-look.ts'

type Props = {
  bounds: CalendarBounds
  picked: PickedDays
  language: Language
  monthCount: 1 | 2
  opener: RefObject<HTMLElement | null>
  onPick: (picked: PickedDays) => void
  /** Done: the focus goes back to what opened it. */
  onClose: () => void
  /** The visitor has gone on to something else. */
  onLeave: () => void
}

/** A calendar below the field. It goes once both days are picked, with Escape, and when something else is used. */
export function DatesPopover({ bounds, picked, language, monthCount, opener, onPick, onClose, onLeave }: Props) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus(), [])
  const leave = useEffectEvent(({ target }: Event) => {
    const isOurs = target instanceof Node && (box.current?.contains(target) || opener.current?.contains(target))
    if (!isOurs) onLeave()
  })
  useEffect(() => {
    const listen = (event: Event) => leave(event)
    for (const name of ['pointerdown', 'focusin']) document.addEventListener(name, listen)
    return () => {
      for (const name of ['pointerdown', 'focusin']) document.removeEventListener(name, listen)
    }
  }, [])
  return (
    <div
      ref={box}
      className="stay-popover"
      role="dialog"
      aria-label={t('stays.calendar.sheet')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      <Calendar
        uuid={null}
        picked={{ ...picked, tooShort: null }}
        {...{ bounds, language, monthCount }}
        onPick={({ from, to }) => {
          onPick({ from, to })
          if (from && to) onClose()
        }}
      />
      <div className="stay-popover-foot">
        <Button variant="ghost" onClick={() => onPick({ from: null, to: null })}>
          {t('stays.list.clear')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('stays.list.done')}
        </Button>
      </div>
    </div>
  )
}
