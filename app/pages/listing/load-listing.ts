import { redirect } from 'react-router'
import type { Reader } from '#server/catalogue/cards.ts'
import { readArea } from '#server/catalogue/map/map-area.ts'
import type { MapView } from '#server/catalogue/map/map-view.ts'
import { pinMap } from '#server/catalogue/map/pin-map.ts'
import type { SearchReader } from '#server/catalogue/reader.ts'
import { i18nFor } from '#server/i18n.ts'
import { findListing } from '#server/search/find-listing.ts'
import type { ListingView, Pin } from '#server/search/listing-view.ts'
import type { Services } from '#server/services.ts'

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
  pins: Pin[],
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
