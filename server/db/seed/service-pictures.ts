import { showsChildren, subjectsOf } from './arrange-services.ts'
import type { Picture } from './data/pictures.ts'
import type { OrderedService } from './order-services.ts'
import { chooseGallery } from './pictures.ts'
import { randomFor } from './random.ts'

/**
 * Three pictures a service. In its spa's list its neighbour always opens with another scene; in the lists of a
 * region, of a treatment and of the whole catalogue too, wherever another fitting scene is free.
 */
export function chooseServiceGalleries(
  services: OrderedService[],
  seed: number,
): { service: OrderedService; gallery: Picture[] }[] {
  const lastSceneIn = new Map<string, string>()
  const openersOf = new Map<string, Set<string>>()
  return services
    .toSorted((a, b) => a.order - b.order)
    .map((service) => {
      const { spa, recipe } = service
      const lists = ['everything', spa.region.key, ...recipe.tags, ...(recipe.promotions ?? [])]
      const openers = openersOf.get(spa.uuid) ?? new Set()
      const gallery = chooseGallery({
        subjects: subjectsOf(service),
        ...(showsChildren(service) && { insistsOn: 'kids' as const }),
        setting: spa.setting,
        count: 3,
        never: scenesOf([spa.uuid], lastSceneIn),
        ratherNotScenes: scenesOf(lists, lastSceneIn),
        ratherNotFiles: openers,
        random: randomFor(seed, 'service pictures', service.uuid),
      })
      const opener = gallery[0]
      if (opener) for (const list of [spa.uuid, ...lists]) lastSceneIn.set(list, opener.scene)
      if (opener) openersOf.set(spa.uuid, openers.add(opener.file))
      return { service, gallery }
    })
}

function scenesOf(lists: string[], lastSceneIn: Map<string, string>): Set<string> {
  return new Set(lists.flatMap((list) => lastSceneIn.get(list) ?? []))
}
