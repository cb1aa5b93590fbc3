import { fitsPax } from '#features/catalogue/rules/ordering.ts'
import { type PartySize, sellableParty } from '#features/catalogue/rules/prices/party.ts'
import type { SpaChoice } from '#features/shop-window/server/spa/spa-choice.ts'
import type { SpaServiceView } from '#features/shop-window/server/spa/spa-services-view.ts'

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
