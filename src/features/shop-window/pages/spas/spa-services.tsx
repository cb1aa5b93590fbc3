import type { ToggleEvent } from 'react'
import type { SpaView } from '#features/shop-window/server/spa/describe-spa.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { servicesShown } from './services-shown.ts'
import { CategoryChips, PaxField } from './spa-filters.tsx'
import { SpaService } from './spa-service.tsx'
import type { ChosenSpa } from './use-spa-choice.ts'

/** As many as are read without tiring; the others wait behind a click. */
const atFirst = 8

export function SpaServices({ spa, chosen }: { spa: SpaView; chosen: ChosenSpa }) {
  const { t } = useTranslation()
  const { shown, forOtherParties } = servicesShown(spa.services, chosen.choice)
  const rows = shown.map(({ service, party }) => (
    <SpaService key={service.uuid} service={service} party={party} tax={spa.tax} hasParty={chosen.hasParty} />
  ))
  return (
    <section className="sec spa-services" id="services">
      <div className="between flex-wrap mb-24">
        <h2>{t('spas.services')}</h2>
        <PaxField maxPax={spa.maxPax} chosen={chosen} />
      </div>
      {spa.categories.length > 1 && <CategoryChips categories={spa.categories} chosen={chosen} />}
      <p className="sr" role="status">
        {t('spas.serviceCount', { count: rows.length })}
      </p>
      {rows.slice(0, atFirst)}
      {rows.length > atFirst && (
        <details className="svc-more" onToggle={toFirst}>
          <summary className="more more-turn mt-8">
            {t('spas.allServices', { count: rows.length })}
            <Icon name="chevron-down" />
          </summary>
          {rows.slice(atFirst)}
        </details>
      )}
      {rows.length === 0 && (
        <EmptyState heading="h3" title={t('catalogue.empty.services.title')} text={t('spas.noneHere')}>
          <ButtonLink
            href={`${chosen.pathname}#services`}
            variant="secondary"
            prefetch="none"
            onClick={(event) => {
              event.preventDefault()
              chosen.reset()
            }}
          >
            {t('spas.showAll')}
          </ButtonLink>
        </EmptyState>
      )}
      {rows.length > 0 && forOtherParties > 0 && (
        <p className="small muted mt-16">{t('spas.otherParties', { count: forOtherParties })}</p>
      )}
    </section>
  )
}

/** The button goes once it was used, so whoever used it with the keyboard goes on with what it brought. */
function toFirst({ currentTarget }: ToggleEvent<HTMLDetailsElement>) {
  if (currentTarget.open) currentTarget.querySelector<HTMLElement>('h3 a')?.focus({ preventScroll: true })
}
