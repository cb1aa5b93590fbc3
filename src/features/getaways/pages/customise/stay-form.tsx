import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { GetawayView } from '#features/getaways/server/describe-getaway.ts'
import type { StayView } from '#features/getaways/server/stay-page/describe-stay.ts'
import { type AskedStay, mostGuests } from '#features/search/rules/stays/asked-stay.ts'
import { Banner } from '#platform/ui/banner.tsx'
import { Button } from '#platform/ui/button.tsx'
import { FieldMessage } from '#platform/ui/forms/field-message.tsx'
import { Stepper } from '#platform/ui/forms/stepper.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import { useHasScript } from '#platform/ui/use-has-script.ts'
import { DatesField } from './dates-field.tsx'
import { RateFields, StayLegend } from './rate-fields.tsx'

/** Where links and the bar of a phone lead. */
export const stayFormId = 'personaliza'

/** Nights, people, room, board and conditions. A plain form by GET: an address holds the whole choice. */
export function StayForm({ getaway, stay }: { getaway: GetawayView; stay: StayView }) {
  const { t } = useTranslation()
  const { language, day, isPreview } = useFrame()
  const hasScript = useHasScript()
  const { ref, pathname, ask } = useStayForm(stay)
  const { pax, paxNote, paxProblem, offer, trip } = stay
  return (
    <section className="sec" id={stayFormId}>
      <h2>{t('stays.title')}</h2>
      {stay.notice && (
        <div role="alert">
          <Banner kind="warn">{stay.notice}</Banner>
        </div>
      )}
      <form
        ref={ref}
        className="stay-form"
        action={`${pathname}#${stayFormId}`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          ask()
        }}
      >
        {stay.asked.for && <input type="hidden" name="for" value={stay.asked.for} />}
        {stay.asked.purchase && <input type="hidden" name="purchase" value={stay.asked.purchase} />}
        {isPreview && <input type="hidden" name="on" value={day} />}
        <fieldset>
          <StayLegend number={1} end={trip?.weekdays}>
            {t('stays.nights')}
          </StayLegend>
          <DatesField uuid={getaway.uuid} {...{ stay, language }} onDates={(from, to) => ask({ from, to })} />
        </fieldset>
        <div>
          <div className="stay-guests between">
            <p className="step-legend baseline gap-12 mb-16">
              <span aria-hidden="true">2</span>
              {t('stays.guests')}
            </p>
            <Stepper
              value={pax}
              min={2}
              max={mostGuests}
              step={2}
              name="pax"
              // With the script Enter anywhere in the form must not press the first of its buttons, which is 'fewer'.
              submitName={hasScript ? undefined : 'pax'}
              onChange={(next) => ask({ pax: String(next) })}
              labels={{ group: t('stays.guests'), less: t('stays.fewer'), more: t('stays.more') }}
            />
          </div>
          <div role="status">
            {paxProblem && <FieldMessage>{paxProblem}</FieldMessage>}
            {paxNote && (
              <p className="msg msg-note flex gap-8 small">
                <Icon name="info" />
                <span>{paxNote}</span>
              </p>
            )}
          </div>
        </div>
        {offer && <RateFields offer={offer} onChoose={() => ask()} />}
        {getaway.includesSpa && offer && (
          <fieldset>
            <StayLegend number={6}>{t('stays.spaHour')}</StayLegend>
            <Banner icon="phone" title={t('stays.spaTitle')}>
              {t('stays.spaText', { spa: getaway.spa.name })}
            </Banner>
          </fieldset>
        )}
        {offer && !hasScript && (
          <Button type="submit" block>
            {t('stays.update')}
          </Button>
        )}
      </form>
    </section>
  )
}

/** With JavaScript each choice is answered at once; the form itself stays a plain one that asks by its address. */
function useStayForm(stay: StayView) {
  const form = useRef<HTMLFormElement>(null)
  const underWay = useRef(0)
  const { pathname } = useLocation()
  const navigate = useNavigate()

  // What the page answers with is what is chosen, unless another choice is on its way already.
  useLayoutEffect(() => {
    if (underWay.current > 0 || !form.current || !stay.offer) return
    for (const input of form.current.querySelectorAll<HTMLInputElement>('input[data-chosen]'))
      input.checked = input.dataset.chosen === 'true'
  }, [stay])

  const ask = async (changes: Partial<AskedStay> = {}) => {
    if (!form.current) return
    const query = new URLSearchParams()
    for (const [name, value] of [...Object.entries(changes), ...new FormData(form.current)])
      if (typeof value === 'string' && value !== '' && !query.has(name)) query.set(name, value)
    underWay.current++
    try {
      await navigate(`${pathname}?${query}`, { preventScrollReset: true })
    } finally {
      underWay.current--
    }
  }
  return { ref: form, pathname, ask: (changes?: Partial<AskedStay>) => void ask(changes) }
}
