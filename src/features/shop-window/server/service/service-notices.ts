import type { Spa } from '#features/catalogue/rules/spas/spa.ts'
import { sellsVouchers } from '#features/catalogue/rules/spas/spa-status.ts'
import type { Reader } from '#features/catalogue/server/cards.ts'
import { dayFormats } from '#platform/i18n/format.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import { sectionPath } from '#platform/pages/paths.ts'

/** Where nothing can be bought here, the next best: the other services of the house, or other houses nearby. */
export function wayOn(reader: Reader, spa: Spa, t: Translate) {
  const house = reader.snapshot.landings.of('spa', spa.uuid)?.uris[reader.language]
  if (house && sellsVouchers(spa)) return { label: t('serviceFacts.wayOn.spa', { spa: spa.name }), href: house }
  const region = regionOf(reader, spa)
  if (region) return { label: t('serviceFacts.wayOn.place', { place: region.name }), href: region.href }
  return { label: t('serviceFacts.wayOn.all'), href: sectionPath('spas', reader.language) }
}

/** Only where it has a page. */
export function regionOf({ snapshot, language }: Reader, spa: Spa) {
  const href = snapshot.landings.of('location', spa.regionUuid)?.uris[language]
  const name = snapshot.locations.get(spa.regionUuid)?.translations[language].name
  return href && name ? { href, name } : null
}

/** Spec 4: the sentence of a spa closed for the season; the day it reopens, where that is known. */
export function seasonNotice({ language }: Reader, { status, reopensOn }: Spa, t: Translate) {
  if (status !== 'closedtemp') return null
  return {
    title: t('serviceFacts.closedSeason'),
    text: reopensOn ? t('serviceFacts.reopens', { day: dayFormats.long(reopensOn, language) }) : undefined,
  }
}
