import type { Service } from '#domain/catalogue/services/service.ts'
import { audienceChoices } from '#domain/catalogue/services/siblings.ts'
import type { Spa } from '#domain/catalogue/spas/spa.ts'
import type { Translate } from '#i18n/translate.ts'
import { priceView, type Reader } from '../cards.ts'
import { youngOf } from './service-facts.ts'
import { whyNotForSale } from './service-sale.ts'

export type ChoiceView = ReturnType<typeof serviceChoices>[number]

/** 'Select an amount' (spec 2.9): the same experience for other audiences, with this one among them; else none. */
export function serviceChoices({ snapshot, language, day }: Reader, service: Service, spa: Spa, t: Translate) {
  const ofSpa = (snapshot.servicesOfSpa.get(spa.uuid) ?? []).filter((other) => !whyNotForSale(other, spa))
  const choices = audienceChoices(service, ofSpa)
  if (choices.length < 2) return []
  const isAlone = choices.filter(isGeneral).length === 1
  return choices.flatMap((choice) => {
    const landing = snapshot.landings.of('service', choice.uuid)
    if (!landing) return []
    const people = t('catalogue.service.people', { count: choice.capacity.minimum })
    const label = isGeneral(choice) ? (isAlone ? t('catalogue.service.choices.general') : people) : labelOf(choice, t)
    const notes = [
      label === people || isFamily(choice) ? '' : people,
      choice.audience.residency === 'resident' ? t('catalogue.service.choices.residentsNote') : '',
    ]
    return [
      {
        uuid: choice.uuid,
        href: landing.uris[language],
        label,
        note: notes.filter(Boolean).join(', '),
        amount: priceView(snapshot, choice, day).amount,
        isCurrent: choice.uuid === service.uuid,
        /** A party chosen here is asked for there too, where it is sold in the same steps. */
        keepsParty: isSameParty(choice, service),
      },
    ]
  })
}

const isGeneral = ({ audience: { party, ageBand, residency } }: Service) =>
  !ageBand && !residency && (party === 'one-person' || party === 'two-persons')

const isFamily = ({ audience: { party } }: Service) => party !== 'one-person' && party !== 'two-persons'

function labelOf({ audience: { party, ageBand, residency } }: Service, t: Translate): string {
  if (ageBand) return t(`catalogue.service.choices.${youngOf(ageBand)}`, ageBand)
  if (residency === 'resident') return t('catalogue.service.choices.residents')
  if (residency === 'non-resident') return t('catalogue.service.choices.nonResidents')
  if (party === 'one-person' || party === 'two-persons') return t('catalogue.service.choices.general')
  return t(`catalogue.service.choices.parties.${party}`)
}

const isSameParty = ({ capacity: a }: Service, { capacity: b }: Service) =>
  a.minimum === b.minimum && a.incrementing === b.incrementing && a.incrementing > 0
