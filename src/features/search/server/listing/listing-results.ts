import type { Getaway } from '#features/catalogue/rules/getaways/getaway.ts'
import type { LocationType } from '#features/catalogue/rules/location.ts'
import { partyFor } from '#features/catalogue/rules/prices/party.ts'
import type { Service } from '#features/catalogue/rules/services/service.ts'
import type { Spa } from '#features/catalogue/rules/spas/spa.ts'
import { type CardView, type Reader, serviceCard, spaCard } from '#features/catalogue/server/cards.ts'
import type { PinView } from '#features/catalogue/server/map/map-view.ts'
import { type ListPage, pageOf, pageSize } from '#features/catalogue/server/paging.ts'
import { varyPhotos } from '#features/catalogue/server/pictures/vary-photos.ts'
import type { SearchKind, ServiceSort, Sort, SpaSort, StaySort } from '#features/search/rules/sorts.ts'
import type { FreeHour, FreeHours } from '#features/search/server/hours/free-hours.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { hasBit } from '#platform/rules/bit-set.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { GetawayAnswer, SearchAnswer } from '../ask.ts'
import type { Experience } from '../experience.ts'
import { hourOnCard, soonestHour } from '../hours/next-hour.ts'
import { foundServices, foundSpa, spasInOrder, staysInOrder } from '../order/result-order.ts'
import type { ExperienceList, SearchList } from '../search-list.ts'
import { stayCard } from '../stays/stay-card.ts'
import type { SearchRequest } from '../understand.ts'

type Lists = { experiences: ExperienceList; stays: SearchList<Getaway> }
type Results = { page: ListPage<CardView>; pins: PinView[] }

/** The page of the list that was asked for: only its cards are made. */
export function resultsOf(
  reader: Reader,
  lists: Lists,
  { answer, stays, hours }: { answer: SearchAnswer; stays: GetawayAnswer; hours: FreeHours },
  kind: SearchKind,
  asked: SearchRequest,
  sort: Sort,
): Results {
  const wanted = String(asked.query.page)
  if (kind === 'getaways') return staysFound(reader, lists.stays, stays, asked, sort as StaySort)
  const { experiences } = lists
  const withHours = (cards: ListPage<CardView>, servicesOf: (card: CardView) => readonly string[]) => ({
    ...cards,
    items: cards.items.map((card) => withHour(card, soonestHour(hours, servicesOf(card), asked), reader.language)),
  })
  if (kind === 'services') {
    const rows = servicesFound(experiences, answer, sort as ServiceSort, reader.day, asked.pax)
    const cards = cardsOf(reader, pageOf(rows, wanted), (row) => cardOfService(reader, experiences.entries[row], asked))
    const page = withHours(cards, ({ uuid }) => [uuid])
    return { page: { ...page, items: page.items.map((card) => onDay(card, asked.query.date)) }, pins: [] }
  }
  const owners = spasInOrder(experiences, answer, sort as SpaSort)
  const found = pageOf(owners, wanted)
  const spaOf = (owner: number) => foundSpa(experiences, answer, owner)
  const cards = cardsOf(reader, { ...found, items: found.items.map(spaOf) }, (spa) => cardOfSpa(reader, spa, asked))
  const ofSpas = new Map(
    found.items.map((owner) => [spaOf(owner).spa.uuid, foundServices(experiences, answer, owner)] as const),
  )
  const page = withHours(cards, ({ uuid }) => ofSpas.get(uuid) ?? [])
  if (asked.query.view !== 'map') return { page, pins: [] }
  // A map of hundreds of spas tells no hours.
  const onMap = pagesOnMap(owners, found.current)
  return { page, pins: onMap.flatMap((owner) => pinsOf(reader, spaOf(owner), asked, cards)) }
}

/** Where its spa is, there is the hotel. */
function staysFound(
  reader: Reader,
  list: SearchList<Getaway>,
  answer: GetawayAnswer,
  asked: SearchRequest,
  sort: StaySort,
): Results {
  const rows = staysInOrder(reader.snapshot, list, answer, sort)
  const found = pageOf(rows, String(asked.query.page))
  const cardOf = (row: number) =>
    stayCard(reader, list.entries[row] as Getaway, asked, answer.pax, answer.outcomes?.[row])
  const page = cardsOf(reader, found, cardOf)
  if (asked.query.view !== 'map') return { page, pins: [] }
  const pins = pagesOnMap(rows, found.current).flatMap((row) => {
    const spa = reader.snapshot.spas.get(list.entries[row]?.spaUuid ?? '')
    return spa ? pinsAt(spa, cardOf(row), page) : []
  })
  return { page, pins }
}

/** A map shows all that was found. Of thousands it would be too heavy: then those of twelve pages, this one among them. */
const pagesPerMap = 12

function pagesOnMap(owners: number[], current: number): number[] {
  const perMap = pagesPerMap * pageSize
  const start = Math.floor((current - 1) / pagesPerMap) * perMap
  return owners.slice(start, start + perMap)
}

function servicesFound(
  list: ExperienceList,
  answer: SearchAnswer,
  sort: ServiceSort,
  day: string,
  pax: number | null,
): number[] {
  const rows: number[] = []
  for (const row of list.inOrder(sort, day, pax)) if (hasBit(answer.matched, row)) rows.push(row)
  return rows
}

/** As many as stand in a row beside the filters. */
const columns = 3

const cardsOf = <Item>(reader: Reader, page: ListPage<Item>, card: (item: Item) => CardView[]): ListPage<CardView> => ({
  ...page,
  items: varyPhotos(reader, page.items.flatMap(card), columns),
})

function cardOfService(reader: Reader, entry: Experience | undefined, { pax, place }: SearchRequest): CardView[] {
  const service = entry?.service
  if (!service) return []
  return serviceCard(reader, service, pax ?? undefined).map((card) => {
    const party = forParty(reader, card, service, pax)
    return place?.type === 'city' ? { ...party, place: entry.spa.name } : party
  })
}

/** The price is that of the spa's cheapest service among those that were found. */
function cardOfSpa(reader: Reader, { spa, service }: Experience, { pax, place }: SearchRequest): CardView[] {
  const cards = spaCard(reader, spa, service ?? undefined, pax ?? undefined).map((card) =>
    place && place.type !== 'country' ? { ...card, place: whereWithin(place.type, spa) } : card,
  )
  return service ? cards.map((card) => forParty(reader, card, service, pax)) : cards
}

const withHour = (card: CardView, hour: FreeHour | null, language: Language): CardView =>
  hour ? { ...card, hour: hourOnCard(hour, language) } : card

/** The day goes along to a page where its hours can be booked. */
const onDay = (card: CardView, date: string | null): CardView =>
  card.hour && date ? { ...card, href: `${card.href}${card.href.includes('?') ? '&' : '?'}date=${date}` } : card

/** A list of one place says what its title doesn't: the hotel and, within a region, the town; else the street. */
function whereWithin(type: LocationType, { hotel, location: { city, address } }: Spa): string {
  const house = hotel?.name
  if (type === 'city') return house ?? address
  return house ? `${house}, ${city}` : city
}

/** The number of people goes along, so that the page behind the card begins with it. */
function forParty({ language }: Reader, card: CardView, { capacity }: Service, pax: number | null): CardView {
  if (pax === null) return card
  const note = i18nFor(language).t('catalogue.people', { count: partyFor(capacity, pax).pax })
  return { ...card, href: `${card.href}?pax=${pax}`, note }
}

const pinsOf = (reader: Reader, experience: Experience, asked: SearchRequest, page: ListPage<CardView>): PinView[] =>
  pinsAt(experience.spa, cardOfSpa(reader, experience, asked), page)

/** With the picture that its card shows, where it has one on this page. */
function pinsAt({ location: { latitude, longitude } }: Spa, cards: CardView[], page: ListPage<CardView>): PinView[] {
  return cards.map((card) => {
    const shown = page.items.find(({ uuid }) => uuid === card.uuid)
    return { ...(shown ?? card), latitude, longitude }
  })
}
