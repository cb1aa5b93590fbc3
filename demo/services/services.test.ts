import { expect, test } from 'vitest'
import { promotionCategory } from '#features/catalogue/rules/services/promotion-category.ts'
import { readDemoRows } from '#tests/demo/demo-rows.ts'
import { locationUuid } from '../locations.ts'

const catalogue = readDemoRows()
const spaOf = new Map(catalogue.spas.map((spa) => [spa.uuid, spa]))
const { services, serviceTranslations } = catalogue

test('a slug names one service of a spa in each language', () => {
  const slugs = serviceTranslations.map(({ spaUuid, language, slug }) => `${spaUuid} ${language} ${slug}`)
  expect(new Set(slugs).size).toBe(slugs.length)
})

test('the seven slugs the specification shows exist', () => {
  const portuguese = new Set(serviceTranslations.filter(({ language }) => language === 'pt').map(({ slug }) => slug))
  const shown = [
    'massagem-com-pedras-quentes',
    'circuito-de-spa-para-2',
    'circuito-termico-individual',
    'massagem-pos-laboral-de-30-min-com-circuito-termal-de-segunda-a-quinta-feira',
    'circuito-thalassa-celta-para-criancas-dos-4-aos-14-anos',
    'circuito-de-spa-residente-nas-canarias',
    'circuito-de-hidroterapia-nao-residentes',
  ]
  expect(shown.filter((slug) => !portuguese.has(slug))).toEqual([])
})

test('some slugs repeat within a spa and carry a number', () => {
  const names = new Map(serviceTranslations.map((row) => [row.slug + row.spaUuid, row.name]))
  const repeated = serviceTranslations.filter(
    ({ slug, spaUuid, name }) => slug.endsWith('-1') && names.get(slug.slice(0, -2) + spaUuid) === name,
  )
  expect(repeated.length).toBeGreaterThanOrEqual(4)
})

test('each spa gives between 6 and 20 services', () => {
  const counts = Map.groupBy(services, ({ spaUuid }) => spaUuid)
  expect(counts.size).toBe(catalogue.spas.length)
  for (const ofSpa of counts.values()) {
    expect(ofSpa.length).toBeGreaterThanOrEqual(6)
    expect(ofSpa.length).toBeLessThanOrEqual(20)
  }
})

test('every party, age band, meal, pack and way of booking occurs', () => {
  expect(new Set(services.map(({ party }) => party)).size).toBe(6)
  expect(
    new Set(services.filter(({ ageFrom }) => ageFrom != null).map(({ ageFrom, ageTo }) => `${ageFrom}-${ageTo}`)),
  ).toEqual(new Set(['4-14', '4-17', '0-5', '6-12', '13-17', '5-15']))
  expect(new Set(services.flatMap(({ meal }) => meal ?? [])).size).toBe(5)
  expect(new Set(services.map(({ sessions }) => sessions))).toEqual(new Set([1, 4, 10]))
  expect(new Set(services.map(({ onlineBookingAvailable }) => onlineBookingAvailable))).toEqual(
    new Set(['no', 'request', 'yes']),
  )
  expect(new Set(services.map(({ status }) => status))).toEqual(new Set(['enable', 'disable']))
  expect(services.some(({ isOnlineVoucherAvailable }) => !isOnlineVoucherAvailable)).toBe(true)
  expect(services.some(({ daysBeforeVoucherExpirate }) => daysBeforeVoucherExpirate)).toBe(true)
})

test('prices are whole or half euros, and fixed parties do not grow', () => {
  for (const { priceAmount, capacityMinimum, capacityMaximum, capacityIncrementing } of services) {
    expect(priceAmount % 50).toBe(0)
    expect(capacityIncrementing === 0).toBe(capacityMinimum === capacityMaximum)
  }
})

test('resident prices are only for the Canary Islands', () => {
  const islands = ['tenerife', 'gran-canaria', 'fuerteventura'].map(locationUuid)
  for (const { spaUuid } of services.filter(({ residency }) => residency)) {
    expect(islands).toContain(spaOf.get(spaUuid)?.regionUuid)
  }
})

test('meals are served where there is a hotel', () => {
  for (const { spaUuid } of services.filter(({ meal }) => meal)) expect(spaOf.get(spaUuid)?.hotelName).toBeTruthy()
})

test('a service is given only on days on which its spa opens', () => {
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
  const open = new Set(catalogue.spaSchedules.map(({ spaUuid, day }) => `${spaUuid} ${day}`))
  for (const { spaUuid, hasAvailabilityOn } of services) {
    expect(hasAvailabilityOn.length).toBeGreaterThan(0)
    for (const day of hasAvailabilityOn) expect(open.has(`${spaUuid} ${days[day - 1]}`)).toBe(true)
  }
})

test('every promotion category has services, Black Friday at several spas', () => {
  const tagged = (uuid: string) => catalogue.serviceTags.filter(({ tagUuid }) => tagUuid === uuid)
  const promotions = catalogue.tags.filter(({ kind }) => kind === 'promotion')
  expect(promotions.filter(({ uuid }) => tagged(uuid).length === 0)).toEqual([])
  const serviceUuids = new Set(tagged(promotionCategory('black-friday').uuid).map(({ serviceUuid }) => serviceUuid))
  const spas = new Set(services.filter(({ uuid }) => serviceUuids.has(uuid)).map(({ spaUuid }) => spaUuid))
  expect(spas.size).toBeGreaterThanOrEqual(2)
})
