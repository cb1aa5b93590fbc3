import { expect, test } from 'vitest'
import type { Service } from '#domain/catalogue/services/service.ts'
import { euros } from '#domain/money.ts'
import { i18nFor } from '#server/i18n.ts'
import { testServices } from '#tests/test-services.ts'
import type { Reader } from '../cards.ts'
import { readerOf } from '../reader.ts'
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
  choices.map(({ label, note, amount }) => [label, note, amount])

test('an experience for one audience leaves nothing to choose', () => {
  expect(choicesFor({})).toEqual([])
})

test('general and residents, each with its people and price', () => {
  expect(words(choicesFor({}, { residency: 'resident' }))).toEqual([
    ['General', '2 personas', '100,00\u00a0€'],
    ['Residentes en Canarias', '2 personas, con DNI o certificado', '90,00\u00a0€'],
  ])
})

test('one person and two are named by their number', () => {
  expect(words(choicesFor({}, { party: 'one-person', capacity: alone }, { residency: 'non-resident' }))).toEqual([
    ['1 persona', '', '90,00\u00a0€'],
    ['2 personas', '', '100,00\u00a0€'],
    ['No residentes', '2 personas', '80,00\u00a0€'],
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
  expect(words(choices).map(([label, note]) => [label, note])).toEqual([
    ['General', '2 personas'],
    ['2 adultos y 1 niño', ''],
    ['Niños de 4 a 12 años', '1 persona'],
    ['Jóvenes de 13 a 17 años', '1 persona'],
  ])
})

test('what is not sold is no choice', () => {
  expect(choicesFor({}, { residency: 'resident', status: 'disable' })).toEqual([])
})

test('each leads to its own page, and takes the party along where it is sold in the same steps', () => {
  const choices = choicesFor({}, { residency: 'resident' }, { party: 'one-person', capacity: alone })
  expect(choices.map(({ isCurrent, keepsParty }) => ({ isCurrent, keepsParty }))).toEqual([
    { isCurrent: false, keepsParty: false },
    { isCurrent: true, keepsParty: true },
    { isCurrent: false, keepsParty: true },
  ])
  expect(new Set(choices.map(({ href }) => href)).size).toBe(3)
})
