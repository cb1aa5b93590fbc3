import { type Image, placeholderImage } from '#platform/pictures/image.ts'
import { sceneOf } from '#platform/pictures/picture-scene.ts'

type Grid = {
  /** How many cards stand in a row where there is most room. */
  columns: number
  /** Scenes that the page shows already, right above the cards. */
  taken?: readonly string[]
}

/**
 * One picture for each card of a grid: the first of its gallery whose scene does not stand in its row, the row above or
 * the row below. A gallery of twice as many scenes as there are columns always has one; from a smaller one comes the
 * scene that was seen longest ago. The order of a list changes with its filters, so this is decided for each list.
 */
export function varyScenes(galleries: readonly Image[][], { columns, taken = [] }: Grid): Image[] {
  const lastSeen = new Map(taken.map((scene) => [scene, -1]))
  return galleries.map((gallery, at) => {
    const seenAt = (image: Image) => lastSeen.get(sceneOf(image.file)) ?? Number.NEGATIVE_INFINITY
    const isFree = (image: Image) => at - seenAt(image) >= 2 * columns
    const image = gallery.find(isFree) ?? gallery.toSorted((a, b) => seenAt(a) - seenAt(b))[0] ?? placeholderImage
    lastSeen.set(sceneOf(image.file), at)
    return image
  })
}
