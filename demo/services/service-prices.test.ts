import { expect, test } from 'vitest'
import { priceFor } from '#features/catalogue/rules/prices/price.ts'
import { isEnabled, type Service } from '#features/catalogue/rules/services/service.ts'
import { experienceName } from '#features/catalogue/rules/services/siblings.ts'
import { readerOf } from '#features/catalogue/server/reader.ts'
import { testServices } from '#tests/test-services.ts'

const { services } = await testServices()
const { snapshot } = readerOf(services, { pathname: '/' })
const days = ['2026-11-15', '2026-11-16', '2026-11-18', '2026-11-20', '2026-11-21', '2026-12-01', '2026-12-24']

/** One experience of a spa, at one duration, on the same days, for all its audiences. */
const experiences = [
  ...Map.groupBy(
    [...snapshot.services.values()].filter(isEnabled),
    (service) =>
      `${service.spaUuid} ${experienceName(service)} ${service.clientTimeDuration} ${service.hasAvailabilityOn} ${service.sessions}`,
  ).values(),
].filter((group) => group.length > 1)

const priceOf = (service: Service, pax: number, day: string) => priceFor(service, pax, day).discounted.amount
const isFor = (service: Service, party: string, residency: string | null = null) =>
  service.audience.party === party && !service.audience.ageBand && service.audience.residency === residency

/** Whatever costs more than the same people pay with other vouchers of the same experience. */
function traps(isDearer: (group: Service[], day: string) => boolean): string[] {
  return experiences.flatMap((group) =>
    days
      .filter((day) => isDearer(group, day))
      .map((day) => `${group.map(({ translations }) => translations.es.slug)} on ${day}`),
  )
}

test('two never cost more than twice one, residents or not, with or without an offer', () => {
  expect(experiences.length).toBeGreaterThan(80)
  const isDearer = (group: Service[], day: string) =>
    [null, 'resident', 'non-resident'].some((residency) => {
      const one = group.filter((service) => isFor(service, 'one-person', residency))
      const two = group.filter(
        (service) => isFor(service, 'two-persons', residency) || isFor(service, 'two-adults', residency),
      )
      return one.some((single) => two.some((pair) => priceOf(pair, 2, day) > 2 * priceOf(single, 1, day)))
    })
  expect(traps(isDearer)).toEqual([])
})

test('a family never costs more than its adults and its children one by one', () => {
  const families = { 'one-adult-one-child': [1, 1], 'two-adults-one-child': [2, 1], 'two-adults-two-children': [2, 2] }
  const isDearer = (group: Service[], day: string) =>
    group.some((service) => {
      const members = families[service.audience.party as keyof typeof families]
      if (!members) return false
      const [adults, children] = members as [number, number]
      const forAdults = group.flatMap((other) => {
        if (isFor(other, 'one-person')) return [adults * priceOf(other, 1, day)]
        return adults === 2 && isFor(other, 'two-persons') ? [priceOf(other, 2, day)] : []
      })
      const forChildren = group
        .filter(({ audience }) => audience.ageBand && audience.party === 'one-person')
        .map((other) => children * priceOf(other, 1, day))
      const together = priceOf(service, service.capacity.minimum, day)
      return forAdults.some((some) => forChildren.some((others) => together > some + others))
    })
  expect(traps(isDearer)).toEqual([])
})

test('residents and children never pay more than anybody', () => {
  const isDearer = (group: Service[], day: string) => {
    const anybody = group.filter((service) => isFor(service, 'one-person'))
    const less = group.filter(
      ({ audience }) => audience.party === 'one-person' && (audience.ageBand || audience.residency === 'resident'),
    )
    return anybody.some((one) => less.some((other) => priceOf(other, 1, day) > priceOf(one, 1, day)))
  }
  expect(traps(isDearer)).toEqual([])
})

const all = [...snapshot.services.values()].filter(isEnabled)

test('Monday to Thursday never costs more than any day', () => {
  for (const quiet of all.filter(({ translations }) => translations.es.name.endsWith(' de lunes a jueves'))) {
    const any = quiet.translations.es.name.replace(' de lunes a jueves', '')
    const others = all.filter(({ spaUuid, translations }) => spaUuid === quiet.spaUuid && translations.es.name === any)
    for (const other of others)
      for (const day of days)
        expect(priceOf(quiet, 1, day), quiet.translations.es.slug).toBeLessThanOrEqual(priceOf(other, 1, day))
  }
})

test('a pack of sessions never costs more than as many visits', () => {
  const packs = all.filter(({ sessions }) => sessions > 1)
  expect(packs.length).toBeGreaterThan(20)
  for (const pack of packs) {
    const visits = all.filter(
      (other) =>
        other.spaUuid === pack.spaUuid &&
        other.sessions === 1 &&
        isFor(other, 'one-person') &&
        other.clientTimeDuration === pack.clientTimeDuration &&
        pack.translations.es.name === `${other.translations.es.name}, bono de ${pack.sessions} sesiones`,
    )
    for (const visit of visits)
      for (const day of days) expect(priceOf(pack, 1, day)).toBeLessThanOrEqual(pack.sessions * priceOf(visit, 1, day))
  }
})
