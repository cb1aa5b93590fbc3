import { expect, test } from 'vitest'
import { isEnabled, type Service } from '#features/catalogue/rules/services/service.ts'
import { whyNotForSale } from '#features/catalogue/server/services/service-sale.ts'
import { mostItems } from '#features/vouchers/rules/voucher-goods.ts'
import { testServices } from '#tests/test-services.ts'
import { goodsOf, isSettled, readSelection } from './read-selection.ts'

const { services } = await testServices()
const { spas, services: all, servicesOfSpa } = services.catalogue.current()

const houses = [...servicesOfSpa].flatMap(([uuid, offered]) => {
  const spa = spas.get(uuid)
  const sold = spa ? offered.filter((service) => whyNotForSale(service, spa) === null) : []
  return spa && sold.length > mostItems ? [{ spa, sold }] : []
})
const [here, elsewhere] = houses
const [massage, circuit] = here?.sold ?? []
const stranger = elsewhere?.sold[0]
const paused = [...all.values()].find((service) => !isEnabled(service))
if (!here || !massage || !circuit || !stranger || !paused) throw new Error('the demo catalogue has changed')

const inPairs = { ...massage, uuid: 'in-pairs', capacity: { minimum: 2, maximum: 6, incrementing: 2 } }
const impossible = { ...massage, uuid: 'impossible', capacity: { minimum: 4, maximum: 2, incrementing: 1 } }
const known = { spas, services: new Map<string, Service>(all).set('in-pairs', inPairs).set('impossible', impossible) }

const read = (query: string) => readSelection(known, new URLSearchParams(query))

/** What is left of a question: the rows in short, what was left out, whether it may be bought like that. */
function shortly(query: string) {
  const selection = read(query)
  return {
    items: selection.items.map(({ service, settled }) => `${nameOf(service)} ${settled.pax}×${settled.units}`),
    leftOut: selection.leftOut.map((left) =>
      left.why === 'unknown' ? left.why : `${left.why} ${nameOf(left.service)}`,
    ),
    isSettled: isSettled(selection),
  }
}

const names = new Map([
  [massage.uuid, 'massage'],
  [circuit.uuid, 'circuit'],
  [stranger.uuid, 'stranger'],
  [paused.uuid, 'paused'],
])
const nameOf = ({ uuid }: Service) => names.get(uuid) ?? uuid
const [m, c] = [massage.capacity.minimum, circuit.capacity.minimum]

test.each([
  ['', { items: [], leftOut: [], isSettled: true }],
  ['pax=2&units=3', { items: [], leftOut: [], isSettled: true }],
  [`service=${massage.uuid}`, { items: [`massage ${m}×1`], leftOut: [], isSettled: true }],
  [
    `service=${massage.uuid}&pax=${m}&units=2&service=${circuit.uuid}&pax=${c}&units=3`,
    { items: [`massage ${m}×2`, `circuit ${c}×3`], leftOut: [], isSettled: true },
  ],
  [
    `service=${massage.uuid}&service=${circuit.uuid}&pax=${m}&units=2`,
    { items: [`massage ${m}×2`, `circuit ${c}×1`], leftOut: [], isSettled: true },
  ],
  ['service=in-pairs&pax=4&units=10', { items: ['in-pairs 4×10'], leftOut: [], isSettled: true }],
  // Twenty vouchers of a service at most, and four people need two.
  ['service=in-pairs&pax=4&units=11', { items: ['in-pairs 4×10'], leftOut: [], isSettled: false }],
  ['service=in-pairs&pax=3', { items: ['in-pairs 4×1'], leftOut: [], isSettled: false }],
  ['service=in-pairs&pax=7', { items: ['in-pairs 6×1'], leftOut: [], isSettled: false }],
  ['service=in-pairs&pax=-2', { items: ['in-pairs 2×1'], leftOut: [], isSettled: false }],
  ['service=in-pairs&pax=', { items: ['in-pairs 2×1'], leftOut: [], isSettled: false }],
  [`service=in-pairs&pax=${'9'.repeat(5000)}`, { items: ['in-pairs 2×1'], leftOut: [], isSettled: false }],
  ['service=in-pairs&pax=2&units=0', { items: ['in-pairs 2×1'], leftOut: [], isSettled: false }],
  ['service=in-pairs&pax=2&units=10000', { items: ['in-pairs 2×20'], leftOut: [], isSettled: false }],
  ['service=in-pairs&pax=2&units=-1', { items: ['in-pairs 2×1'], leftOut: [], isSettled: false }],
])('%j is read as far as it goes', (query, expected) => {
  expect(shortly(query)).toEqual(expected)
})

test.each([
  ['service=nothing', { items: [], leftOut: ['unknown'] }],
  ['service=', { items: [], leftOut: ['unknown'] }],
  [`service=${'x'.repeat(9000)}`, { items: [], leftOut: ['unknown'] }],
  ['service=impossible', { items: [], leftOut: ['not-for-sale impossible'] }],
  [`service=${paused.uuid}`, { items: [], leftOut: ['not-for-sale paused'] }],
  [
    `service=nothing&pax=9&units=9&service=${massage.uuid}&pax=${m}&units=2`,
    { items: [`massage ${m}×2`], leftOut: ['unknown'] },
  ],
  [
    `service=${paused.uuid}&service=${massage.uuid}&service=${stranger.uuid}&service=${circuit.uuid}`,
    { items: [`massage ${m}×1`, `circuit ${c}×1`], leftOut: ['not-for-sale paused', 'other-spa stranger'] },
  ],
])('what can not be had is left out, and known: %j', (query, expected) => {
  expect(shortly(query)).toEqual({ ...expected, isSettled: false })
})

test.each([
  ['the same party', 'service=in-pairs&pax=4&units=2&service=in-pairs&pax=4&units=3', 'in-pairs 4×5', true],
  ['other parties', 'service=in-pairs&pax=2&units=2&service=in-pairs&pax=4', 'in-pairs 4×3', false],
  ['more than there may be', 'service=in-pairs&units=15&service=in-pairs&units=15', 'in-pairs 2×20', false],
  ['none of it', 'service=in-pairs&units=2&service=in-pairs&units=0', 'in-pairs 2×3', false],
])('a service chosen twice, for %s, stands once', (_, query, item, settled) => {
  expect(shortly(query)).toEqual({ items: [item], leftOut: [], isSettled: settled })
})

test('a purchase has room for so many services, and the others are named', () => {
  const chosen = here.sold.slice(0, mostItems + 1)
  const selection = read(chosen.map(({ uuid }) => `service=${uuid}`).join('&'))
  expect(selection.items).toHaveLength(mostItems)
  expect(selection.leftOut).toEqual([{ why: 'too-many', service: chosen.at(-1) }])
})

test('ten thousand services are not read to the end', () => {
  expect(read('service=nothing&'.repeat(10_000)).leftOut).toHaveLength(100)
})

test.each([
  ['for=gift', true],
  ['for=self', false],
  ['', false],
])('%j is a gift: %s', (query, isGift) => {
  expect(read(query).isGift).toBe(isGift)
})

test('what is bought are parties that are sold', () => {
  const selection = read('service=in-pairs&pax=3&units=2')
  expect(goodsOf(here.spa, selection)).toEqual({
    spaUuid: here.spa.uuid,
    items: [{ serviceUuid: 'in-pairs', pax: 4, units: 2 }],
  })
})
