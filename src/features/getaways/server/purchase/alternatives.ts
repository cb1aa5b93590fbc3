import type { Getaway } from '#features/catalogue/rules/getaways/getaway.ts'
import type { Stay } from '#features/catalogue/rules/getaways/stay.ts'
import { ancestorsOf } from '#features/catalogue/rules/location.ts'
import { type CardView, getawayCard, type Reader } from '#features/catalogue/server/cards.ts'
import type { AlternativeView } from '#features/checkout/server/purchases/core/goods-view.ts'
import { anything, chooseRate } from '#features/getaways/rules/choose-rate.ts'
import type { GetawayGoods } from '#features/getaways/rules/getaway-goods.ts'
import { findNearestStays } from '#features/getaways/server/stay-page/nearest-stays.ts'
import { stayDays } from '#features/search/rules/stays/stay-days.ts'
import { tripView } from '#features/search/server/stays/stay-words.ts'
import { formatMoney } from '#platform/i18n/format.ts'
import type { Money } from '#platform/rules/money.ts'
import { SupplierAway } from '#platform/rules/supplier-away.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { Services } from '#platform/server/services.ts'
import { wallClock } from '#platform/time/dates.ts'
import { availabilityRequestOf } from './quote-stay.ts'
import { findGetaway } from './read-getaway-goods.ts'

const mostDates = 2
const most = 3
/** Each is a question to a hotel, and somebody waits for all of them. */
const mostAsked = 6

/** The same hotel on other dates, and other hotels near on the same ones. A hotel that does not answer is left out. */
export async function stayAlternatives(services: Services, reader: Reader, goods: GetawayGoods) {
  const there = await otherDates(services, reader, goods)
  const near = await othersNear(services, reader, goods, most - there.length)
  return [...there, ...near]
}

async function otherDates(services: Services, reader: Reader, goods: GetawayGoods): Promise<AlternativeView[]> {
  const found = findGetaway(reader.snapshot, goods)
  const rates = found && services.hotelRates.named(found.getaway.hotel.supplier)
  if (!found || !rates) return []
  const { getaway, timeZone } = found
  const { t } = i18nFor(reader.language)
  // Its revision is today's: what was chosen may be of an earlier one.
  const request = { ...availabilityRequestOf(goods), packageUuidRevision: getaway.uuidRevision }
  const today = wallClock(services.clock.now(), timeZone).day
  const stays = await orNothing(services, async () => (await findNearestStays(rates, request, today)).stays)
  return stays.slice(0, mostDates).flatMap(({ price, ...stay }) =>
    viewOf(reader, getaway, { stay, pax: goods.pax, price }).map((view) => ({
      ...view,
      key: `${view.key} ${stay.from}`,
      name: t('purchases.stay.sameHotel', { range: stayDays.range(stay, reader.language) }),
    })),
  )
}

async function othersNear(services: Services, reader: Reader, goods: GetawayGoods, count: number) {
  const { snapshot } = reader
  const here = findGetaway(snapshot, goods)
  if (!here || count <= 0) return []
  const around = [here.place, ...ancestorsOf(here.place, snapshot.locations)]
  // How far one has to go up until a place has both: the same town first, then its island or province.
  const distance = ({ hotel }: Getaway) => {
    const place = snapshot.locations.get(hotel.locationUuid)
    const above = place ? [place, ...ancestorsOf(place, snapshot.locations)] : []
    const shared = around.findIndex((location) => above.includes(location))
    return shared === -1 ? around.length : shared
  }
  const near = [...snapshot.getaways.values()]
    .filter(({ uuid, hotel }) => uuid !== goods.packageUuid && hotel.uuid !== here.getaway.hotel.uuid)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, mostAsked)
  const priced = await Promise.all(near.map((getaway) => orNothing(services, () => priceOf(services, getaway, goods))))
  return near
    .flatMap((getaway, at) =>
      (priced[at] ?? []).flatMap((price) => viewOf(reader, getaway, { stay: goods, pax: goods.pax, price })),
    )
    .slice(0, count)
}

async function priceOf({ hotelRates }: Services, getaway: Getaway, goods: GetawayGoods): Promise<Money[]> {
  const { uuid: packageUuid, uuidRevision: packageUuidRevision } = getaway
  const rates = hotelRates.named(getaway.hotel.supplier)
  const answer = await rates?.findAvailability({ ...availabilityRequestOf(goods), packageUuid, packageUuidRevision })
  const rate = answer?.ok ? chooseRate(answer.value.rates, anything).rate : null
  return rate ? [rate.basicPriceWithDiscount] : []
}

type Offered = { stay: Stay; pax: number; price: Money }

function viewOf(reader: Reader, getaway: Getaway, { stay, pax, price }: Offered): AlternativeView[] {
  const { t } = i18nFor(reader.language)
  const { nights, range } = tripView(stay, getaway.hotel, reader.language, t)
  return getawayCard(reader, getaway, pax).map((card: CardView) => ({
    key: card.uuid,
    href: `${card.href}?${new URLSearchParams({ from: stay.from, to: stay.to, pax: String(pax) })}`,
    name: card.name,
    text: `${card.place}, ${range}`,
    photo: card.photo,
    price: t('purchases.stay.priceOfNights', { price: formatMoney(price), nights }),
  }))
}

/** Somebody has just lost their room: the page must come, with what can be found. */
async function orNothing<Found>(services: Services, find: () => Promise<Found[]>): Promise<Found[]> {
  try {
    return await find()
  } catch (err) {
    if (!(err instanceof SupplierAway)) throw err
    services.log.warn({ err }, 'supplier away')
    return []
  }
}
