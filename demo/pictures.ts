import { blurs, pictureAlts } from '#features/catalogue/server/pictures/library-photo.ts'
import { uuidOf } from './identity.ts'
import type { Random } from './random.ts'
import type { SeedRow } from './seed-rows.ts'
import type { PlacedSpa } from './spas/place-spas.ts'
import { type DemoPicture, pictures, type Subject } from './tables/pictures.ts'

const imageUuids = new Map(Object.keys(pictureAlts).map((file) => [file, uuidOf('image', file)]))

export const imageUuid = (file: string) => imageUuids.get(file) ?? uuidOf('image', file)

export function imageRows(): SeedRow<'images'>[] {
  return Object.entries(pictureAlts).map(([file, alt]) => ({
    uuid: imageUuid(file),
    file,
    alt,
    blur: blurs[file] ?? null,
  }))
}

type GalleryQuery = {
  /** What it should show, best first. */
  subjects: readonly Subject[]
  spa: Pick<PlacedSpa, 'setting' | 'within'>
  count: number
  /** Scenes that something beside it shows. */
  without?: readonly string[]
  random: Random
}

/**
 * Pictures of different scenes that fit the thing and its surroundings, the most fitting first. Among equals chance
 * decides, so that spas alike don't look alike.
 */
export function chooseGallery({ subjects, spa, count, without = [], random }: GalleryQuery): DemoPicture[] {
  const shown = new Set(without)
  return pictures
    .filter((picture) => canStandIn(spa, picture))
    .map((picture) => ({ picture, best: subjects.findIndex((subject) => picture.subjects.includes(subject)) }))
    .filter(({ best }) => best !== -1)
    .map(({ picture, best }) => ({ picture, rank: best + random.next() }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ picture }) => picture)
    .filter(({ scene }) => !shown.has(scene) && shown.add(scene))
    .slice(0, count)
}

function canStandIn({ setting, within }: GalleryQuery['spa'], { settings, places }: DemoPicture): boolean {
  if (!settings && !places) return true
  return (settings?.includes(setting) ?? false) || (places?.some((place) => within.includes(place)) ?? false)
}
