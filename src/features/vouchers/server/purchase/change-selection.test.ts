import { expect, test } from 'vitest'
import type { Service } from '#features/catalogue/rules/services/service.ts'
import { soldServices } from '#tests/builders/a-purchase.ts'
import { testServices } from '#tests/test-services.ts'
import { changeIn, hrefAfterChange } from './change-selection.ts'
import { readSelection } from './read-selection.ts'

const { services } = await testServices()
const { spas } = services.catalogue.current()
const [massage] = soldServices(services).sold
if (!massage) throw new Error('the demo catalogue has changed')
const a = 'aaaaaaaa-3f90-4c93-8f61-eabfa4a803e2'
const b = 'bbbbbbbb-3f90-4c93-8f61-eabfa4a803e2'
const inPairs: Service = { ...massage, uuid: a, capacity: { minimum: 2, maximum: 6, incrementing: 2 } }
const known = {
  spas,
  services: new Map([inPairs, { ...inPairs, uuid: b }].map((service) => [service.uuid, service])),
}

const two = `service=${a}&pax=4&units=2&service=${b}&pax=2&units=1`
const purchase = 'purchase=5b6962dd-3f90-4c93-8f61-eabfa4a803e2'

test.each([
  [`${two}&change=remove.${a}`, `?service=${b}&pax=2&units=1`],
  [`${two}&change=more-pax.${a}`, `?service=${a}&pax=6&units=2&service=${b}&pax=2&units=1#item-${a}`],
  [`${two}&change=less-pax.${b}`, `?service=${a}&pax=4&units=2&service=${b}&pax=0&units=1#item-${b}`],
  [`${two}&change=more-units.${b}`, `?service=${a}&pax=4&units=2&service=${b}&pax=2&units=2#item-${b}`],
  [`${two}&change=less-units.${a}`, `?service=${a}&pax=4&units=1&service=${b}&pax=2&units=1#item-${a}`],
  [`service=${a}&change=add.${b}`, `?service=${a}&pax=2&units=1&service=${b}#item-${b}`],
  [`service=${a}&change=add.${a}`, `?service=${a}&pax=2&units=1#item-${a}`],
  [`service=${a}&for=gift&change=add.${b}`, `?service=${a}&pax=2&units=1&service=${b}&for=gift#item-${b}`],
  [`change=add.${b}`, `?service=${b}#item-${b}`],
  [`service=${a}&pax=9&units=0&change=add.${b}`, `?service=${a}&pax=9&units=0&service=${b}#item-${b}`],
  [`service=${a}&${purchase}&change=add.${b}`, `?service=${a}&pax=2&units=1&service=${b}&${purchase}#item-${b}`],
])('%s', (query, href) => {
  const asked = new URLSearchParams(query)
  const change = changeIn(asked)
  expect(change && hrefAfterChange(readSelection(known, asked), change, 'pt')).toBe(`/pt/voucher/start/${href}`)
})

test('after the last is removed nothing is left', () => {
  const selection = readSelection(known, new URLSearchParams(`service=${a}&for=gift`))
  expect(hrefAfterChange(selection, { what: 'remove', uuid: a }, 'es')).toBeNull()
})

test.each([
  '',
  'change=',
  'change=add',
  'change=add.',
  `change=steal.${a}`,
  // They would stand in a header.
  'change=add.ツ',
  'change=add.x%0A',
  `change=add.${a}%0D%0AX-Y: z`,
  `change=add.${'x'.repeat(65)}`,
])('%j changes nothing', (query) => {
  expect(changeIn(new URLSearchParams(query))).toBeNull()
})
