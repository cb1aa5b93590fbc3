import { type FormEvent, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { mostGuests } from '#features/search/rules/stays/asked-stay.ts'
import type { PickedDays } from '#features/search/rules/stays/pick-days.ts'
import type { StayQuestion } from '#features/search/server/stays/describe-stay-question.ts'
import { Anchor } from '#platform/ui/anchor.tsx'
import { Button } from '#platform/ui/button.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import { FieldMessage } from '#platform/ui/forms/field-message.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import { DatesSegment, datesMessageId } from './dates-segment.tsx'

type Props = {
  question: StayQuestion
  /** The text that is searched for; null where another field asks for it. */
  text: string | null
  /** Spec 9: for two. Who are more are led to the general search, which asks how many. */
  isQuick?: boolean
}

/** Nights and people of a list of getaways. A plain form by GET: without the script it has two fields for days. */
export function StayFinder({ question, text, isQuick }: Props) {
  const { t } = useTranslation()
  const { language } = useFrame()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [picked, setPicked] = usePicked(question)
  const { rest, pax, paxNote, paxProblem, datesProblem, more } = question
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const filled = new URLSearchParams()
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === 'string' && value.trim()) filled.append(name, value.trim())
    void navigate({ pathname, search: filled.toString() }, { preventScrollReset: true })
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: the form itself is the search, as the other finder's is. */}
      <form
        className={classNames('finder stay-finder', text === null && 'is-short')}
        role="search"
        aria-label={t('stays.list.label')}
        action={pathname}
        noValidate
        onSubmit={submit}
      >
        {rest.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        {text !== null && (
          <label className="seg">
            <span>{t('stays.list.where')}</span>
            <input
              key={text}
              name="q"
              defaultValue={text}
              placeholder={t('stays.list.wherePlaceholder')}
              maxLength={100}
              autoComplete="off"
              enterKeyHint="search"
            />
          </label>
        )}
        <DatesSegment {...{ question, picked, language }} onPick={setPicked} />
        <GuestsSegment {...{ question, isQuick }} />
        <Button type="submit" icon="search">
          <span>{t('stays.list.search')}</span>
        </Button>
      </form>
      <div className="stay-finder-notes">
        <div role="alert">
          {datesProblem && <FieldMessage id={datesMessageId}>{datesProblem.text}</FieldMessage>}
          {paxProblem && <FieldMessage>{paxProblem}</FieldMessage>}
        </div>
        <div role="status">
          {paxNote && (
            <p className="msg msg-note flex gap-8 small">
              <Icon name="info" />
              <span>{paxNote}</span>
            </p>
          )}
        </div>
        {isQuick && (
          <p className="finder-note mid soft">
            {pax === 2 && <span className="tap-line">{t('stays.list.quick')}</span>}
            <Anchor className="link tap-line" href={moreHref(more, picked)} rel="nofollow">
              {t('stays.list.more')}
            </Anchor>
          </p>
        )}
      </div>
    </>
  )
}

/** Three share rooms for two with a fourth (spec 9). */
const leastOfMore = '4'

function moreHref({ path, params }: StayQuestion['more'], { from, to }: PickedDays): string {
  const dates = from && to ? [['from', from] as const, ['to', to] as const] : []
  return `${path}?${new URLSearchParams([...params, ...dates, ['pax', leastOfMore]].map(([name, value]) => [name, value]))}`
}

/** The days of the page's own stay, until others are picked. */
function usePicked({ stay }: StayQuestion) {
  const [from, to] = [stay?.from ?? null, stay?.to ?? null]
  const [picked, setPicked] = useState<PickedDays>({ from, to })
  useEffect(() => setPicked({ from, to }), [from, to])
  return [picked, setPicked] as const
}

const counts = Array.from({ length: mostGuests / 2 }, (_, room) => 2 * (room + 1))

/** For how many. The quick search does not ask: it is for two, or for as many as the address says. */
function GuestsSegment({ question: { pax, people }, isQuick }: { question: StayQuestion; isQuick?: boolean }) {
  const { t } = useTranslation()
  if (isQuick)
    return (
      <div className="seg seg-who">
        <span>{t('stays.list.who')}</span>
        <output className="leading-150">{people}</output>
        {pax !== 2 && <input type="hidden" name="pax" value={pax} />}
      </div>
    )
  return (
    <label className="seg seg-who">
      <span>{t('stays.list.who')}</span>
      <select key={pax} name="pax" defaultValue={pax}>
        {counts.map((count) => (
          <option key={count} value={count}>
            {t('catalogue.people', { count })}
          </option>
        ))}
      </select>
    </label>
  )
}
