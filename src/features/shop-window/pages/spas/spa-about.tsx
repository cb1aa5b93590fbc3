import type { SpaView } from '#features/shop-window/server/spa/describe-spa.ts'
import { type Fact, Facts } from '#platform/ui/facts.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { Ticks } from '#platform/ui/ticks.tsx'
import { todayInWords } from './opening-words.ts'
import { useOpeningState } from './use-opening-state.ts'

/** The spa in a line of facts and in its own words. */
export function SpaAbout({ spa }: { spa: SpaView }) {
  const { t } = useTranslation()
  const facts = factsOf(spa)
  return (
    <section className="sec spa-about">
      <h2 className="sr">{t('spas.about')}</h2>
      {facts.length > 0 && <Facts facts={facts} />}
      {spa.description.split('\n').map((paragraph) => (
        <p className="lead paragraph" key={paragraph}>
          {paragraph}
        </p>
      ))}
    </section>
  )
}

/** All it has. */
export function SpaFacilities({ facilities }: Pick<SpaView, 'facilities'>) {
  const { t } = useTranslation()
  if (facilities.length === 0) return null
  return (
    <section className="sec">
      <h2>{t('spas.facilities')}</h2>
      <Ticks items={facilities} columns />
    </section>
  )
}

function factsOf(spa: SpaView): Fact[] {
  if (!spa.sells) return []
  return [
    ...(spa.status === 'online'
      ? [{ icon: 'clock' as const, key: 'today', text: <Today opening={spa.opening} /> }]
      : []),
    ...(spa.validity ? [{ icon: 'ticket-check' as const, key: 'validity', text: <Validity {...spa.validity} /> }] : []),
    ...(spa.facilities[0] ? [{ icon: 'sparkles' as const, text: spa.facilities[0] }] : []),
  ]
}

function Today({ opening }: { opening: SpaView['opening'] }) {
  const { t } = useTranslation()
  return <span className="today-fact">{todayInWords(opening, useOpeningState(opening), t)}</span>
}

function Validity({ words, count }: NonNullable<SpaView['validity']>) {
  const { t } = useTranslation()
  return t(`spas.validity.${words}`, { count })
}
