import type { BreadcrumbList, ItemListLeaf, ListItemLeaf } from 'schema-dts'
import { fromHome } from '#features/catalogue/server/breadcrumbs.ts'
import type { CardView, Reader } from '#features/catalogue/server/cards.ts'
import { type ListPage, pageSize } from '#features/catalogue/server/paging.ts'
import { type StructuredData, wholePicture } from '#platform/server/structured-data/web-site.ts'
import type { Crumb } from '#platform/ui/breadcrumbs.tsx'

/** A page that lists something: the way to it, and what it shows. */
export const listPage = (
  { language }: Reader,
  crumbs: Crumb[],
  results: ListPage<Pick<CardView, 'href' | 'name' | 'photo'>>,
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

/** The way to the page, from the widest step. The last is the page itself and needs no address. */
export function breadcrumbList(crumbs: Crumb[], publicUrl: string): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, step) => crumbData(crumb, step, publicUrl)),
  } satisfies BreadcrumbList
}

const crumbData = ({ label, href }: Crumb, step: number, publicUrl: string) =>
  ({
    '@type': 'ListItem',
    position: step + 1,
    name: label,
    ...(href && { item: publicUrl + href }),
  }) satisfies ListItemLeaf

type Card = Pick<CardView, 'href' | 'name' | 'photo'>

/** What a list shows. The second page goes on counting where the first ended. */
export function itemList({ items, current, total }: ListPage<Card>, publicUrl: string): StructuredData {
  return {
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: items.map((card, place) => cardData(card, (current - 1) * pageSize + place + 1, publicUrl)),
  } satisfies ItemListLeaf
}

const cardData = ({ href, name, photo }: Card, position: number, publicUrl: string) =>
  ({
    '@type': 'ListItem',
    position,
    url: publicUrl + href,
    name,
    image: wholePicture(publicUrl, photo.file),
  }) satisfies ListItemLeaf

/** A list without pages, such as all treatments. */
export const wholeItemList = (items: Card[], publicUrl: string) =>
  itemList({ items, current: 1, last: 1, total: items.length }, publicUrl)
