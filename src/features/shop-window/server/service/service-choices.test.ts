import { expect, test } from 'vitest'
import type { Service } from '#features/catalogue/rules/services/service.ts'
import type { Reader } from '#features/catalogue/server/cards.ts'
import { readerOf } from '#features/catalogue/server/reader.ts'
import { euros } from '#platform/rules/money.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { testServices } from '#tests/test-services.ts'
import { serviceChoices } from './service-choices.ts'

const { services } = await testServices()
const reader = readerOf(services, { pathname: '/' })
const spa = [...reader.snapshot.spas.values()].find(({ slug }) => slug === 'aguamadre-spa')
const [a, b, c, d] = (reader.snapshot.servicesOfSpa.get(spa?.uuid ?? '') ?? []) as [Service, Service, Service, Service]

const inPairs = { minimum: 2, maximum: 8, incrementing: 2 }
const alone = { minimum: 1, maximum: 6, incrementing: 1 }

/** Services of the spa, told as one experience for these audiences. */
function choicesFor(...told: (Partial<Service['audience']> & Partial<Pick<Service, 'capacity' | 'status'>>)[]) {
  const same = [a, b, c, d].slice(0, told.length).map((service, index) => {
    const { capacity = inPairs, status = 'enable', ...audience } = told[index] ?? {}
    return {
      ...a,
      uuid: service.uuid,
      price: euros(10_000 - 1000 * index),
      offers: [],
      isOnlineVoucherAvailable: true,
      capacity,
      status,
      audience: { party: 'two-persons', ageBand: null, residency: null, isForPregnancy: false, ...audience },
    } satisfies Service
  })
  const told_: Reader = {
    ...reader,
    snapshot: { ...reader.snapshot, servicesOfSpa: new Map([[a.spaUuid, same as Service[]]]) },
  }
  const first = same[0] as Service
  if (!spa) throw new Error('no such spa')
  return serviceChoices(told_, first, spa, i18nFor('es').t)
}

const words = (choices: ReturnType<typeof choicesFor>) =>
  choices.map(({ label, note, onSale }) => [label, note, ...onSale.map(({ price }) => price)])

test('an experience for one audience is its only choice', () => {
  expect(words(choicesFor({}))).toEqual([['General', '', 10_000]])
})

test('general and residents, each with its price', () => {
  expect(words(choicesFor({}, { residency: 'resident' }))).toEqual([
    ['General', '', 10_000],
    ['Residentes en Canarias', 'con DNI o certificado', 9000],
  ])
})

test('one person and two are one choice, sold by both services: the number of people is chosen elsewhere', () => {
  expect(words(choicesFor({}, { party: 'one-person', capacity: alone }, { residency: 'non-resident' }))).toEqual([
    ['General', '', 10_000, 9000],
    ['No residentes', '', 8000],
  ])
})

test('families are named by who comes, children and teenagers by their age', () => {
  const ages = { party: 'one-person' as const, capacity: alone }
  const family = { party: 'two-adults-one-child' as const, capacity: { minimum: 3, maximum: 3, incrementing: 0 } }
  const choices = choicesFor(
    {},
    family,
    { ...ages, ageBand: { from: 4, to: 12 } },
    { ...ages, ageBand: { from: 13, to: 17 } },
  )
  expect(choices.map(({ label, isFamily, usual }) => [label, isFamily, usual])).toEqual([
    ['General', false, 2],
    ['2 adultos y 1 niño', true, 3],
    ['Niños de 4 a 12 años', false, 1],
    ['Jóvenes de 13 a 17 años', false, 1],
  ])
})

test('what is not sold is no choice', () => {
  expect(words(choicesFor({}, { residency: 'resident', status: 'disable' }))).toEqual([['General', '', 10_000]])
})

test('each leads to a page of its own, for as many people where there is one', () => {
  const resident = { residency: 'resident' as const }
  const choices = choicesFor({}, { ...resident, party: 'one-person', capacity: alone }, resident)
  expect(choices.map(({ isCurrent, usual }) => ({ isCurrent, usual }))).toEqual([
    { isCurrent: true, usual: 2 },
    { isCurrent: false, usual: 2 },
  ])
  expect(new Set(choices.map(({ href }) => href)).size).toBe(2)
})
