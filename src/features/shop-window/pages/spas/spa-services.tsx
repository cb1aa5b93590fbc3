import { type MouseEvent, type ToggleEvent, useId } from 'react'
import { fitsPax } from '#features/catalogue/rules/ordering.ts'
import { type PartySize, sellableParty } from '#features/catalogue/rules/prices/party.ts'
import type { SpaView } from '#features/shop-window/server/spa/describe-spa.ts'
import type { SpaChoice } from '#features/shop-window/server/spa/spa-choice.ts'
import type { SpaServiceView } from '#features/shop-window/server/spa/spa-services-view.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { ChipLink } from '#platform/ui/forms/chip.tsx'
import { Stepper } from '#platform/ui/forms/stepper.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
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

type Offered = Pick<SpaServiceView, 'categories' | 'capacity'>

/** The services of a category that so many people can have, each with the party it is priced for, and how many can't. */
export function servicesShown<Service extends Offered>(services: Service[], { pax, category }: SpaChoice) {
  const inCategory = services.filter(({ categories }) => category === null || categories.includes(category))
  const shown = inCategory.flatMap((service) => {
    const party = partyIn(service, pax)
    return party ? [{ service, party }] : []
  })
  return { shown, forOtherParties: inCategory.length - shown.length }
}

/** By the same rules as a purchase. Fewer people than the minimum pay for the minimum. */
function partyIn({ capacity }: Offered, pax: number): PartySize | null {
  const party = sellableParty(capacity, pax)
  return party.ok && fitsPax({ capacity }, pax) ? party.value : null
}

/** A form to this same address: less and more work before the script has loaded. */
function PaxField({ maxPax, chosen }: { maxPax: number; chosen: ChosenSpa }) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <form className="row" action={`${chosen.pathname}#services`}>
      {chosen.rest.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <span className="small soft" id={id}>
        {t('spas.pax.label')}
      </span>
      <Stepper
        value={chosen.choice.pax}
        min={1}
        max={maxPax}
        onChange={(pax) => chosen.choose({ pax })}
        labelledBy={id}
        labels={{ less: t('spas.pax.less'), more: t('spas.pax.more') }}
        submitName="pax"
      />
    </form>
  )
}

function CategoryChips({ categories, chosen }: Pick<SpaView, 'categories'> & { chosen: ChosenSpa }) {
  const { t } = useTranslation()
  const chips = [{ key: null, title: t('spas.categories.all') }, ...categories]
  return (
    <nav className="chips mb-8 rail" aria-label={t('spas.categories.label')}>
      {chips.map(({ key, title }) => (
        <ChipLink
          key={key}
          href={`${chosen.hrefOf({ category: key })}#services`}
          on={chosen.choice.category === key}
          prefetch="none"
          onClick={(event: MouseEvent) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            chosen.choose({ category: key })
          }}
        >
          {title}
        </ChipLink>
      ))}
    </nav>
  )
}
