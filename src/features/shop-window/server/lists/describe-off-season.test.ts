import { expect, test } from 'vitest'
import { type PromotionCategoryKey, promotionCategory } from '#features/catalogue/rules/services/promotion-category.ts'
import { readerOf } from '#features/catalogue/server/reader.ts'
import { testServices } from '#tests/test-services.ts'
import { describeOffSeason } from './describe-off-season.ts'

const { services } = await testServices({ day: '2026-11-15' })
const es = readerOf(services, { pathname: '/' })
const pt = readerOf(services, { pathname: '/pt/' })
const rules = { internalPromotion: 'couples-massage' }
const on = (key: PromotionCategoryKey, reader = es) =>
  describeOffSeason(reader, promotionCategory(key).uuid, rules, 'Calmaria')

test.each<[PromotionCategoryKey, string, string, string]>([
  ['black-friday', 'Black Friday', 'Vuelve el 25 de noviembre de 2026.', '/promociones/ofertas/'],
  ['christmas', 'Especial Navidad', 'Vuelve el 4 de diciembre de 2026.', '/promociones/spa-y-masaje/'],
  ['valentines', 'San Valentín', 'Vuelve el 21 de enero de 2027.', '/promociones/spa-en-pareja/'],
  ['fathers-day', 'Día del Padre', 'Vuelve el 2 de marzo de 2027.', '/promociones/tratamientos-para-el/'],
  ['mothers-day', 'Día de la Madre', 'Vuelve el 21 de abril de 2027.', '/promociones/spa-y-ritual/'],
  ['teacher-gifts', 'Regalos para profesores', 'Vuelve el 16 de mayo de 2027.', '/promociones/circuito-spa/'],
])('%s is called %s, says "%s" and leads to %s meanwhile', (key, title, back, href) => {
  const view = on(key)
  expect(view).toMatchObject({ title, back, meanwhile: { more: { href } } })
  expect(view?.meanwhile.cards).toHaveLength(8)
  expect(view?.photo.alt).not.toBe('')
  expect(view?.description).toContain(title)
})

test('in Portuguese too', () => {
  expect(on('valentines', pt)).toMatchObject({
    title: 'Dia dos Namorados',
    back: 'Volta a 21 de janeiro de 2027.',
    meanwhile: {
      title: 'Para oferecer sem esperar',
      more: { label: 'Ver Spa para casais', href: '/pt/promocoes/spa-para-casais/' },
    },
  })
})

test('Black Friday shows what is discounted on the day itself', () => {
  expect(on('black-friday')?.meanwhile.cards.every(({ price }) => price?.off && price.lowest)).toBe(true)
})

test('in its season, without one, or kept internal there is nothing to say', () => {
  expect(on('black-friday', { ...es, day: '2026-11-27' })).toBeNull()
  expect(on('company-gifts')).toBeNull()
  expect(on('couples-spa')).toBeNull()
  expect(on('discounts')).toBeNull()
  expect(
    describeOffSeason(es, promotionCategory('christmas').uuid, { internalPromotion: 'christmas' }, 'Calmaria'),
  ).toBeNull()
})
