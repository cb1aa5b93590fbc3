import type { Picture, Subject } from '../data/pictures.ts'
import type { SpaKind } from '../data/spas/spa-seed.ts'
import { chooseGallery } from '../pictures.ts'
import { randomFor } from '../random.ts'
import type { PlacedSpa } from './place-spas.ts'

const subjectsOfKind: Record<SpaKind, Subject[]> = {
  resort: ['pool', 'day-pass', 'hotel', 'hydro', 'relax', 'volcanic'],
  thalasso: ['thalasso', 'volcanic', 'hydro', 'pool', 'water'],
  thermal: ['thermal', 'hydro', 'relax', 'pool', 'hot-stones'],
  hammam: ['hammam', 'thermal', 'ritual', 'relax', 'oils'],
  urban: ['massage', 'relax', 'hot-stones', 'thermal', 'oils', 'facial'],
  boutique: ['bath', 'relax', 'massage', 'oils', 'pool'],
  mountain: ['snow', 'sauna', 'thermal', 'relax', 'hot-stones'],
}

/**
 * Five pictures a spa. In the lists of every place it belongs to, from its town up to its country, the one
 * before it opens with another scene.
 */
export function chooseSpaGalleries(spas: PlacedSpa[], seed: number): { spa: PlacedSpa; gallery: Picture[] }[] {
  const lastSceneIn = new Map<string, string>()
  const lately: string[] = []
  return spas.map((spa) => {
    const lists = ['everywhere', ...spa.within]
    const gallery = chooseGallery({
      subjects: subjectsOfKind[spa.seed.kind],
      setting: spa.setting,
      count: 5,
      never: new Set(lists.flatMap((list) => lastSceneIn.get(list) ?? [])),
      ratherNotFiles: new Set(lately.slice(-12)),
      random: randomFor(seed, 'spa pictures', spa.uuid),
    })
    const opener = gallery[0]
    if (opener) for (const list of lists) lastSceneIn.set(list, opener.scene)
    if (opener) lately.push(opener.file)
    return { spa, gallery }
  })
}
