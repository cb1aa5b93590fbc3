import { blurs } from './data/blurs.ts'
import { type Picture, pictures, type Subject } from './data/pictures.ts'
import type { Setting } from './data/places.ts'
import { uuidOf } from './identity.ts'
import type { Random } from './random.ts'
import type { Row } from './seed-rows.ts'

const imageUuids = new Map(pictures.map(({ file }) => [file, uuidOf('image', file)]))

export const imageUuid = (file: string) => imageUuids.get(file) ?? uuidOf('image', file)

export function imageRows(): Row<'images'>[] {
  return pictures.map(({ file, es, pt }) => ({
    uuid: imageUuid(file),
    file,
    altEs: es,
    altPt: pt,
    blur: blurs[file] ?? null,
  }))
}

type GalleryWish = {
  /** What it should show, best first. */
  subjects: readonly Subject[]
  setting: Setting
  count: number
  /** Scenes that open a neighbour's gallery: this one must open with another. */
  never: ReadonlySet<string>
  /** Scenes that open its neighbours in other lists, as often as they do. */
  ratherNotScenes?: readonly string[]
  /** Pictures that open something else close by. */
  ratherNotFiles?: ReadonlySet<string>
  random: Random
}

/** Pictures of different scenes that fit the thing and its surroundings, the most fitting first. */
export function chooseGallery(wish: GalleryWish): Picture[] {
  const ranked = rankPictures(wish)
  const first = ranked
    .filter(({ picture: { isForSmallUse, scene } }) => !isForSmallUse && !wish.never.has(scene))
    .toSorted((a, b) => a.rank + reluctance(a.picture, wish) - b.rank - reluctance(b.picture, wish))[0]?.picture
  if (!first) throw new Error(`No picture for ${wish.subjects.join(', ')}`)
  const gallery = [first]
  for (const { picture } of ranked) {
    if (gallery.length >= wish.count) break
    if (gallery.every(({ scene }) => scene !== picture.scene)) gallery.push(picture)
  }
  return gallery
}

type Ranked = { picture: Picture; rank: number }

/** Any spa may show these when nothing better is free. */
const anywhere: readonly Subject[] = ['relax', 'massage', 'oils', 'thermal', 'water']
const farBehind = 10

function rankPictures({ subjects, setting, random }: GalleryWish): Ranked[] {
  const wanted = [...subjects, ...anywhere.filter((subject) => !subjects.includes(subject))]
  return pictures
    .filter((picture) => !picture.settings || picture.settings.includes(setting))
    .map((picture) => ({ picture, best: wanted.findIndex((subject) => picture.subjects.includes(subject)) }))
    .filter(({ best }) => best !== -1)
    .map(({ picture, best }) => ({
      picture,
      rank: best + (best < subjects.length ? 0 : farBehind) + random.next() * 1.6,
    }))
    .sort((a, b) => a.rank - b.rank)
}

/** Variety counts for much, but never for more than showing the right thing. */
function reluctance({ scene, file }: Picture, wish: GalleryWish): number {
  const conflicts = wish.ratherNotScenes?.filter((taken) => taken === scene).length ?? 0
  return Math.min(3 * conflicts + (wish.ratherNotFiles?.has(file) ? 2 : 0), farBehind - 1)
}
