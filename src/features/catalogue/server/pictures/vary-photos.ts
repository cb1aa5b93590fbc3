import { varyScenes } from '#features/catalogue/rules/pictures/vary-scenes.ts'
import type { Image } from '#platform/pictures/image.ts'
import { type CardView, photoView, type Reader } from '../cards.ts'
import type { Snapshot } from '../snapshot.ts'

/** Cards that stand together, each with the picture of its gallery that its neighbours don't show. */
export function varyPhotos<Card extends Pick<CardView, 'uuid' | 'photo'>>(
  { snapshot, language }: Reader,
  cards: Card[],
  columns: number,
  taken: readonly string[] = [],
): Card[] {
  const galleries = cards.map(({ uuid }) => galleryOf(snapshot, uuid))
  const images = varyScenes(galleries, { columns, taken })
  return cards.map((card, at) => ({ ...card, photo: photoView(images[at] as Image, language) }))
}

/** What a card can show: first what is its own, then what it belongs to. */
function galleryOf({ spas, services, getaways }: Snapshot, uuid: string): Image[] {
  const getaway = getaways.get(uuid)
  const service = services.get(uuid)
  const spa = spas.get(getaway?.spaUuid ?? service?.spaUuid ?? uuid)
  const own = getaway ? [...getaway.images, ...getaway.hotel.images] : (service?.images ?? [])
  return [...own, ...(spa?.images ?? [])]
}
