import { expect, test } from 'vitest'
import { readerOf } from '#features/catalogue/server/reader.ts'
import { whyNotForSale } from '#features/catalogue/server/services/service-sale.ts'
import { mostItems } from '#features/vouchers/rules/voucher-goods.ts'
import { soldServices } from '#tests/builders/a-purchase.ts'
import { testServices } from '#tests/test-services.ts'
import { describeSelection } from './describe-selection.ts'
import { readSelection } from './read-selection.ts'

const { services } = await testServices()
const reader = readerOf(services, { pathname: '/voucher/start/' })
const { snapshot } = reader
const { spa, sold } = soldServices(services)
const [first, second] = sold
if (!first || !second) throw new Error('the demo catalogue has changed')

function shown(query: string, pathname = '/voucher/start/') {
  const from = readerOf(services, { pathname })
  return describeSelection(from, readSelection(snapshot, new URLSearchParams(query)), services.config)
}

test('the choice is shown with the rest of what the spa sells, as the page of the spa orders it', () => {
  const view = shown(`service=${first.uuid}&service=${second.uuid}&units=2`)
  expect(view?.rows.map(({ uuid, name }) => [uuid, name])).toEqual([
    [first.uuid, first.translations.es.name],
    [second.uuid, second.translations.es.name],
  ])
  const chosen = [first.uuid, second.uuid]
  const others = (snapshot.servicesOfSpa.get(spa.uuid) ?? [])
    .filter((service) => whyNotForSale(service, spa) === null)
    .map(({ uuid }) => uuid)
    .filter((uuid) => !chosen.includes(uuid))
  expect(view?.others.map(({ uuid }) => uuid)).toEqual(others)
  expect(view?.isFull).toBe(false)
})

test('in Portuguese all of it is', () => {
  const view = shown(`service=${first.uuid}`, '/pt/voucher/start/')
  expect(view?.rows[0]?.name).toBe(first.translations.pt.name)
  expect(view?.tax).toMatch(/incluído$/)
})

test('what was left out is said, with the way to it where there is one', () => {
  const stranger = [...snapshot.services.values()].find(({ uuid, spaUuid }) => {
    const house = snapshot.spas.get(spaUuid)
    return house && house !== spa && snapshot.landings.of('service', uuid) && !shown(`service=${uuid}`)?.leftOut.length
  })
  if (!stranger) throw new Error('the demo catalogue has changed')
  const view = shown(`service=${first.uuid}&service=gone&service=${stranger.uuid}&service=gone-too`)
  expect(view?.leftOut.map(({ text }) => text)).toEqual([
    '2 experiencias ya no están en nuestro catálogo.',
    expect.stringContaining(`«${stranger.translations.es.name}» es de ${snapshot.spas.get(stranger.spaUuid)?.name}`),
  ])
  expect(view?.leftOut[1]?.href).toBe(snapshot.landings.of('service', stranger.uuid)?.uris.es)
})

test('a full purchase takes nothing more', () => {
  const house = [...snapshot.servicesOfSpa].find(
    ([uuid, offered]) =>
      offered.filter((service) => {
        const its = snapshot.spas.get(uuid)
        return its && whyNotForSale(service, its) === null
      }).length > mostItems,
  )
  const view = shown((house?.[1] ?? []).map(({ uuid }) => `service=${uuid}`).join('&'))
  expect(view?.rows).toHaveLength(mostItems)
  expect(view?.isFull).toBe(true)
})

test.each(['', 'service=gone', 'pax=2'])('of %j nothing is left to show', (query) => {
  expect(shown(query)).toBeNull()
})
