import { expect, test } from 'vitest'
import { getawayGoods } from '#tests/builders/a-getaway.ts'
import { testServices } from '#tests/test-services.ts'
import { stayHolds } from './hold-stay.ts'

const { services } = await testServices()

test('two packages of a hotel hold the same rooms, and a stay all of its nights', () => {
  const goods = getawayGoods(services, { pax: 4 })
  const catalogue = services.catalogue.current()
  const getaway = catalogue.getaways.get(goods.packageUuid)
  if (!getaway) throw new Error('no such getaway')
  const other = { ...goods, packageUuid: '11111111-1111-4111-8111-111111111111', type: 'other', from: '2026-12-12' }
  const getaways = new Map([...catalogue.getaways, [other.packageUuid, { ...getaway, uuid: other.packageUuid }]])
  const both = { ...services, catalogue: { ...services.catalogue, current: () => ({ ...catalogue, getaways }) } }
  const held = (bought: unknown) => stayHolds.held(both, { goods: bought } as never)
  const night = (day: string) => `${getaway.hotel.uuid} ${goods.roomType} ${day}`
  expect(held(goods)).toEqual({ keys: [night('2026-12-11'), night('2026-12-12')], count: 2 })
  expect(held(other)).toEqual({ keys: [night('2026-12-12')], count: 2 })
})
