import { redirect } from 'react-router'
import type { Reader } from '#features/catalogue/server/cards.ts'
import type { MapView, PinView } from '#features/catalogue/server/map/map-view.ts'
import { pinMap, readArea } from '#features/catalogue/server/map/pin-map.ts'
import type { SearchReader } from '#features/catalogue/server/reader.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { Services } from '#platform/server/services.ts'
import { findListing, type ListingView } from './listing/find-listing.ts'

type Fixed = Parameters<typeof findListing>[3]

/** A list with the map of what it shows, where that was asked for. `own`: what the page itself is about. */
export type LoadedListing = { listing: ListingView; map: MapView | null }

export function loadListing({ config }: Services, reader: SearchReader, url: URL, own?: Fixed): LoadedListing {
  const { pins, ...listing } = findListing(reader, url, config, own)
  // One address for each page of a list: what asks for page 999999 is led to the last one.
  if (Number(url.searchParams.get('page')) > listing.results.last)
    throw redirect(addressOfPage(url, listing.results.last))
  return { listing, map: mapOf(reader, pins, listing, url) }
}

function mapOf(
  { language }: Reader,
  pins: PinView[],
  { mapHref, listHref }: ListingView,
  { searchParams }: URL,
): MapView | null {
  if (!mapHref) return null
  const from = i18nFor(language).t('catalogue.from')
  return pinMap(pins, { from, mapHref, listHref, area: readArea(searchParams.get('area')) })
}

function addressOfPage({ pathname, searchParams }: URL, page: number): string {
  const query = new URLSearchParams(searchParams)
  if (page > 1) query.set('page', String(page))
  else query.delete('page')
  return query.size > 0 ? `${pathname}?${query}` : pathname
}
