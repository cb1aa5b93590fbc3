import { useEffect, useRef, useState } from 'react'
import type { Day } from '#platform/time/dates.ts'
import { classNames } from '#platform/ui/class-names.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'

/** The browser's own date field. While it is empty, words stand in place of its 'dd/mm/yyyy'. */
export function DateField({ from, start }: { from: Day; start: string }) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [isEmpty, setEmpty] = useState(start === '')
  useEffect(() => setEmpty(input.current?.value === ''), [])
  return (
    <label className={classNames('seg seg-when', isEmpty && 'is-empty')} data-empty={t('search.finder.anyDay')}>
      <span>{t('search.finder.when')}</span>
      <input
        ref={input}
        type="date"
        name="date"
        min={from}
        defaultValue={start}
        onInput={({ currentTarget }) => setEmpty(currentTarget.value === '')}
        onClick={({ currentTarget }) => showCalendar(currentTarget)}
      />
    </label>
  )
}

/** Some browsers open their calendar only from its little picture. Older ones can't be asked to. */
function showCalendar(input: HTMLInputElement) {
  try {
    input.showPicker()
  } catch {}
}
