import { blurs } from './data/blurs.ts'
import { type Picture, pictures, type Subject } from './data/pictures.ts'
import type { Setting } from './data/places.ts'
import { uuidOf } from './identity.ts'
import type { Random } from './random.ts'
import type { Row } from './seed-rows.ts'

export const imageUuid = (file: string) => uuidOf('image', file)

export function imageRows(): Row<'images'>[] {
  return pictures.map(({ file, es, pt }) => ({
    uuid: imageUuid(file),
    file,
    altEs: es,
    altPt: pt,
    blur: blurs[file] ?? null,
  }))
}

export type GalleryWish = {
  /** What it should show, best first. */
  subjects: readonly Subject[]
  /** It opens with this or with nothing else that is free. */
  insistsOn?: Subject
  setting: Setting
  count: number
  /** Scenes that open a neighbour's gallery: this one must open with another. */
  never: ReadonlySet<string>
  /** Scenes that open neighbours in other lists, and pictures its house has already opened with: better others. */
  ratherNotScenes?: ReadonlySet<string>
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

function reluctance({ scene, file, subjects }: Picture, wish: GalleryWish): number {
  const misses = wish.insistsOn && !subjects.includes(wish.insistsOn)
  return (
    (misses ? 2 * farBehind : 0) + (wish.ratherNotScenes?.has(scene) ? 4 : 0) + (wish.ratherNotFiles?.has(file) ? 3 : 0)
  )
}
