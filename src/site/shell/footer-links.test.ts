import { expect, test } from 'vitest'
import { activeCampaigns } from '#features/catalogue/rules/campaigns/campaigns.ts'
import { isShown, promotionCategories, promotionName } from '#features/catalogue/rules/services/promotion-category.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { PageFrame } from '#platform/pages/page-frame.ts'
import { sectionPath } from '#platform/pages/paths.ts'
import { giftLinks, placeLinks, specialMomentLinks } from './footer-links.ts'

/** What the footer reads of a page on that day. */
function frameOn(day: string, language: Language = 'es') {
  const shown = promotionCategories.filter((category) => isShown(category, activeCampaigns(day), 'couples-massage'))
  return {
    language,
    locations: [
      { name: 'España', uri: sectionPath('spas', language), type: 'country' },
      { name: 'Canarias', uri: sectionPath('spas', language, 'canarias'), type: 'community' },
      { name: 'Tenerife', uri: sectionPath('spas', language, 'tenerife'), type: 'region' },
      { name: 'Adeje', uri: sectionPath('spas', language, 'tenerife', 'adeje'), type: 'city' },
    ],
    promotions: shown.map((category) => ({
      key: category.key,
      title: promotionName(category.key, language).title,
      uri: sectionPath('promotions', language, promotionName(category.key, language).slug),
    })),
    occasions: promotionCategories
      .filter(({ campaign }) => campaign)
      .map((category) => ({
        key: category.key,
        uri: sectionPath('promotions', language, promotionName(category.key, language).slug),
      })),
  } as PageFrame
}

test('the footer leads to all spas, communities and regions, not to towns', () => {
  expect(placeLinks(frameOn('2026-11-15')).map(({ name }) => name)).toEqual(['España', 'Canarias', 'Tenerife'])
})

test('it opens the nine special moments, whatever the season', () => {
  expect(specialMomentLinks(frameOn('2026-11-15'))).toHaveLength(9)
  expect(specialMomentLinks(frameOn('2026-11-27')).map(({ key }) => key)).not.toContain('black-friday')
})

test.each(['2026-11-15', '2026-11-27', '2026-12-10', '2027-02-10', '2027-03-10', '2027-06-01'])(
  'on %s eight occasions for a gift lead somewhere',
  (day) => {
    const links = giftLinks(frameOn(day, 'pt'))
    expect(links).toHaveLength(8)
    for (const { uri } of links) expect(uri).toMatch(/^\/pt\/promocoes\/[a-z-]+\/$/)
  },
)

test.each([
  ['kings', '/promociones/especial-navidad/'],
  ['valentines', '/promociones/san-valentin/'],
  ['fathersDay', '/promociones/dia-del-padre/'],
  ['mothersDay', '/promociones/dia-de-la-madre/'],
  ['teachers', '/promociones/regalos-profesores/'],
  ['blackFriday', '/promociones/black-friday/'],
  ['christmas', '/promociones/especial-navidad/'],
  ['company', '/promociones/regalos-empresa-spa/'],
])('in its season and out of it %s leads to %s', (key, uri) => {
  for (const day of ['2026-11-15', '2026-11-27', '2026-12-10', '2027-02-10', '2027-05-20'])
    expect(giftLinks(frameOn(day)).find((gift) => gift.key === key)?.uri).toBe(uri)
})

test('without promotions every gift is a card', () => {
  const frame = frameOn('2026-11-27')
  const without = { ...frame, promotions: [], occasions: [] }
  expect(new Set(giftLinks(without).map(({ uri }) => uri))).toEqual(new Set(['/experiencias-tarjetas-regalo/']))
})
