import type { Picture } from '../data/pictures.ts'
import { chooseGallery } from '../pictures.ts'
import { randomFor } from '../random.ts'
import { subjectsOf } from './arrange-services.ts'
import type { OrderedService } from './order-services.ts'

/**
 * Three pictures a service. In its spa's list its neighbour always opens with another scene; in the lists of the
 * whole catalogue, of a region, of a treatment and of a promotion too, wherever another fitting scene is free.
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
      const { spa } = service
      const lists = listsOf(service)
      const openers = openersOf.get(spa.uuid) ?? new Set()
      const gallery = chooseGallery({
        subjects: subjectsOf(service),
        setting: spa.setting,
        count: 3,
        never: new Set([lastSceneIn.get(spa.uuid) ?? '']),
        ratherNotScenes: lists.flatMap((list) => lastSceneIn.get(list) ?? []),
        ratherNotFiles: openers,
        random: randomFor(seed, 'service pictures', service.uuid),
      })
      const opener = gallery[0]
      if (opener) for (const list of [spa.uuid, ...lists]) lastSceneIn.set(list, opener.scene)
      if (opener) openersOf.set(spa.uuid, openers.add(opener.file))
      return { service, gallery }
    })
}

function listsOf({ spa, recipe, promotions }: OrderedService): string[] {
  const inRegion = promotions.map((promotion) => `${promotion} in ${spa.region.key}`)
  return ['everything', spa.region.key, recipe.category, ...recipe.tags, ...promotions, ...inRegion]
}
