import type { CardView, Reader } from '#server/catalogue/cards.ts'
import { type Crumb, fromHome } from '#server/catalogue/pages/breadcrumbs.ts'
import type { Page } from '#server/catalogue/paging.ts'
import type { Tile } from '#server/catalogue/services/list-services.ts'
import { breadcrumbList } from './breadcrumb-list.ts'
import { itemList, wholeItemList } from './item-list.ts'
import type { StructuredData } from './structured-data.ts'

/** A page that lists something: the way to it, and what it shows. */
export const listPage = (
  { language }: Reader,
  crumbs: Crumb[],
  results: Page<Pick<CardView, 'href' | 'name' | 'photo'>>,
  publicUrl: string,
): StructuredData[] => [breadcrumbList(fromHome(language, crumbs), publicUrl), itemList(results, publicUrl)]

/** A page of tiles, such as all treatments: it lists them whole. */
export const wallPage = ({ language }: Reader, label: string, tiles: Tile[], publicUrl: string): StructuredData[] => [
  breadcrumbList(fromHome(language, [{ label }]), publicUrl),
  wholeItemList(
    tiles.map(({ title, href, photo }) => ({ name: title, href, photo })),
    publicUrl,
  ),
]
