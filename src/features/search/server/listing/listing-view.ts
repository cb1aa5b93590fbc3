import type { CardView } from '#features/catalogue/server/cards.ts'
import type { PinView } from '#features/catalogue/server/map/map-view.ts'
import type { ListPage } from '#features/catalogue/server/paging.ts'
import type { SearchQuery } from '#features/search/rules/query.ts'
import type { FacetName } from '#features/search/rules/question-params.ts'
import type { SearchKind, Sort } from '#features/search/rules/sorts.ts'

/** A choice of a filter; `count` is what would be left with it. Choices that lead nowhere are not offered. */
export type FacetOption = { value: string; label: string; count: number; isOn: boolean }

export type FacetView = { name: FacetName; title: string; options: FacetOption[] }

/** A list, and the spas of its map where that is asked for: all, or of very many those around this page of the list. */
export type FoundListing = ListingView & { pins: PinView[] }

/** A list that can be narrowed and sorted, ready to be shown: all words are in the reader's language. */
export type ListingView = {
  kind: SearchKind
  /** What was asked, after what makes no sense was left out. */
  query: SearchQuery
  /** 'Spas in Tenerife' knows its place already; then the place is not asked for again. */
  isPlaceFixed: boolean
  /** What each kind would find with this question. A kind that finds nothing has no tab. */
  tabs: { kind: SearchKind; label: string; count: number; href: string; isOn: boolean }[]
  /** Found, and how many there are without the filters: '12 of 44 spas'. */
  total: number
  outOf: number
  results: ListPage<CardView>
  facets: FacetView[]
  /** What is switched on, each with the address of the list without it. */
  chips: { label: string; href: string }[]
  /** The list without any filter. */
  plainHref: string
  /** The list's own order has no value. */
  sorts: { value: Sort | ''; label: string; isOn: boolean }[]
  listHref: string
  mapHref: string | null
  /** Of getaways with dates: how many can be had then, in a sentence, with a warning where none can. */
  onDates: { warning: string | null; text: string } | null
  /** Spec 8: when a text finds nothing. */
  alternatives: CardView[]
}
