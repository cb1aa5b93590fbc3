import type { ItemListLeaf, ListItemLeaf } from 'schema-dts'
import type { CardView } from '#features/catalogue/server/cards.ts'
import { type Page, pageSize } from '#features/catalogue/server/paging.ts'
import { type StructuredData, wholePicture } from '#platform/server/structured-data/structured-data.ts'

type Card = Pick<CardView, 'href' | 'name' | 'photo'>

/** What a list shows. The second page goes on counting where the first ended. */
export function itemList({ items, current, total }: Page<Card>, publicUrl: string): StructuredData {
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
