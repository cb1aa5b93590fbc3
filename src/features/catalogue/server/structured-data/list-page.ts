import { type Crumb, fromHome } from '#features/catalogue/server/breadcrumbs.ts'
import type { CardView, Reader } from '#features/catalogue/server/cards.ts'
import type { Page } from '#features/catalogue/server/paging.ts'
import type { StructuredData } from '#platform/server/structured-data/structured-data.ts'
import { breadcrumbList } from './breadcrumb-list.ts'
import { itemList, wholeItemList } from './item-list.ts'

/** A page that lists something: the way to it, and what it shows. */
export const listPage = (
  { language }: Reader,
  crumbs: Crumb[],
  results: Page<Pick<CardView, 'href' | 'name' | 'photo'>>,
  publicUrl: string,
): StructuredData[] => [breadcrumbList(fromHome(language, crumbs), publicUrl), itemList(results, publicUrl)]

type Tile = Pick<CardView, 'href' | 'photo'> & { title: string }

/** A page of tiles, such as all treatments: it lists them whole. */
export const wallPage = ({ language }: Reader, label: string, tiles: Tile[], publicUrl: string): StructuredData[] => [
  breadcrumbList(fromHome(language, [{ label }]), publicUrl),
  wholeItemList(
    tiles.map(({ title, href, photo }) => ({ name: title, href, photo })),
    publicUrl,
  ),
]
