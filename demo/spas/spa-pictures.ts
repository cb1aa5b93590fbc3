import { chooseGallery } from '../pictures.ts'
import { randomFor } from '../random.ts'
import type { DemoPicture, Subject } from '../tables/pictures.ts'
import type { SpaKind } from '../tables/spa-kind.ts'
import type { PlacedSpa } from './place-spas.ts'

const subjectsOfKind: Record<SpaKind, Subject[]> = {
  resort: ['day-pass', 'pool', 'volcanic', 'hydro', 'hotel'],
  thalasso: ['thalasso', 'hydro', 'pool', 'day-pass'],
  thermal: ['thermal', 'hydro', 'steam', 'pool'],
  hammam: ['hammam', 'steam', 'thermal', 'oils'],
  urban: ['relax', 'massage', 'pool', 'steam', 'thermal'],
  boutique: ['bath', 'private', 'wine', 'relax', 'massage'],
  mountain: ['snow', 'sauna', 'private', 'hotel'],
}
/** Any spa may show these. */
const anywhere: Subject[] = ['relax', 'robes', 'massage', 'steam', 'salt', 'oils', 'hot-stones', 'thermal', 'water']

/** Twice as many as stand in a row of cards: a list always finds one that its neighbours don't show. */
const picturesOfSpa = 8

export function chooseSpaGalleries(spas: PlacedSpa[], seed: number): { spa: PlacedSpa; gallery: DemoPicture[] }[] {
  return spas.map((spa) => {
    const own = subjectsOfKind[spa.seed.kind]
    const subjects = [...own, ...anywhere.filter((subject) => !own.includes(subject))]
    const random = randomFor(seed, 'spa pictures', spa.uuid)
    return { spa, gallery: chooseGallery({ subjects, spa, count: picturesOfSpa, random }) }
  })
}
