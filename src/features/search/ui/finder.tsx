import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Form, useNavigate } from 'react-router'
import type { PageFrame } from '#platform/pages/page-frame.ts'
import { pathOf } from '#platform/pages/paths.ts'
import type { Day } from '#platform/time/dates.ts'
import { Button } from '#platform/ui/button.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { SearchField } from './finder/search-field.tsx'
import type { FinderOption } from './finder/suggestion-list.tsx'
import { useVisitorPlace } from './visitor-place.tsx'

/**
 * A plain form that leads to the results: it works before any script has loaded. With the script, a place or a
 * treatment that was chosen is searched for itself and not for its name.
 */
export function Finder({ frame, isMini }: { frame: PageFrame; isMini?: boolean }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { pick } = useVisitorPlace()
  const { question } = frame
  const field = useRef<HTMLInputElement>(null)
  const [choice, setChoice] = useState<FinderOption['value']>()
  const [isUnfolded, setUnfolded] = useState(false)
  const asked = question?.text ? undefined : (question?.place ?? question?.treatment ?? undefined)
  const action = pathOf('search', frame.language)

  // Only now: without the script the name is searched for, and what was typed before it came stands.
  useEffect(() => {
    if (!asked || field.current?.value !== asked.name) return
    setChoice('key' in asked ? { place: asked.key } : { treatment: asked.slug })
  }, [asked])

  function choose({ value, picked, href }: FinderOption) {
    if (picked) pick(picked)
    if (value) setChoice(value)
    else void navigate(href)
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const filled = new URLSearchParams()
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === 'string' && value.trim()) filled.append(name, value.trim())
    field.current?.blur()
    void navigate({ pathname: action, search: filled.toString() })
  }

  return (
    <Form
      className={classNames('finder', isMini && 'finder-mini', isUnfolded && 'is-unfolded')}
      role="search"
      aria-label={t('search.finder.label')}
      action={action}
      onSubmit={submit}
      // Not for the button: it would move away below the finger.
      onFocus={({ target }) => target instanceof HTMLButtonElement || setUnfolded(true)}
    >
      <SearchField
        frame={frame}
        inputRef={field}
        startText={question?.text || asked?.name || ''}
        isChosen={choice !== undefined}
        onEdit={() => {
          setChoice(undefined)
          setUnfolded(true)
        }}
        onChoose={choose}
      />
      {Object.entries(choice ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <DateField from={frame.day} start={question?.date ?? ''} />
      <PeopleField start={question?.pax ?? null} />
      <Button type="submit" icon="search">
        <span>{t('search.finder.submit')}</span>
      </Button>
    </Form>
  )
}

/** The browser's own date field. While it is empty, words stand in place of its 'dd/mm/yyyy'. */
function DateField({ from, start }: { from: Day; start: string }) {
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

const mostPeople = 12
const counts = Array.from({ length: mostPeople }, (_, n) => n + 1)

function PeopleField({ start }: { start: number | null }) {
  const { t } = useTranslation()
  return (
    <label className="seg seg-who">
      <span>{t('search.finder.who')}</span>
      <select name="pax" defaultValue={start !== null && start <= mostPeople ? start : ''}>
        <option value="">{t('search.finder.anyPeople')}</option>
        {counts.map((count) => (
          <option key={count} value={count}>
            {t('catalogue.people', { count })}
          </option>
        ))}
      </select>
    </label>
  )
}
