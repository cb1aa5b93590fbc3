import { useTranslation } from 'react-i18next'
import { type Fact, Facts } from '#app/ui/facts.tsx'
import { Ticks } from '#app/ui/ticks.tsx'
import type { ServiceView } from '#server/catalogue/describe-service.ts'

export function ServiceDetails({ service }: { service: ServiceView }) {
  const { t } = useTranslation()
  return (
    <div>
      <section className="sec">
        <Facts facts={factsOf(service, t)} columns />
      </section>
      <section className="sec">
        <h2>{t('catalogue.service.about')}</h2>
        <p className="soft measure">{service.description}</p>
      </section>
      {service.includes.length > 0 && (
        <section className="sec">
          <h2>{t('catalogue.service.includes')}</h2>
          <Ticks items={service.includes} columns />
        </section>
      )}
      {service.conditions.length > 0 && (
        <section className="sec">
          <h2>{t('catalogue.service.conditions')}</h2>
          <Ticks items={service.conditions} icon="info" />
        </section>
      )}
    </div>
  )
}

type Translate = ReturnType<typeof useTranslation>['t']

function factsOf(service: ServiceView, t: Translate): Fact[] {
  const { audience, validity } = service
  const party = audience.party
  return [
    { icon: 'clock' as const, text: service.duration },
    { icon: 'people' as const, text: t('catalogue.service.for', { count: service.persons }) },
    service.isForCouples && { icon: 'heart' as const, text: t('catalogue.service.couples') },
    party !== 'one-person' &&
      party !== 'two-persons' && { icon: 'people' as const, text: t(`catalogue.service.parties.${party}`) },
    audience.ageBand && { icon: 'sparkles' as const, text: t('catalogue.service.ages', audience.ageBand) },
    audience.residency === 'resident' && { icon: 'pin' as const, text: t('catalogue.service.residents') },
    audience.residency === 'non-resident' && { icon: 'pin' as const, text: t('catalogue.service.nonResidents') },
    audience.isForPregnancy && { icon: 'heart' as const, text: t('catalogue.service.pregnancy') },
    service.sessions > 1 && {
      icon: 'ticket' as const,
      text: t('catalogue.service.sessions', { count: service.sessions }),
    },
    service.meal && { icon: 'utensils' as const, text: t(`catalogue.service.meals.${service.meal}`) },
    service.isPrivate && { icon: 'lock' as const, text: t('catalogue.service.private') },
    {
      icon: 'calendar' as const,
      text:
        validity.unit === 'months'
          ? t('catalogue.service.redeemableMonths', { count: validity.count })
          : t('catalogue.service.redeemableDays', { count: validity.count }),
    },
    { icon: 'calendar-check' as const, text: t(`catalogue.service.booking.${service.onlineBooking}`) },
    service.canBeBought && { icon: 'gift' as const, text: t('catalogue.service.giftAvailable') },
  ].filter((fact) => fact !== false && fact !== null)
}
