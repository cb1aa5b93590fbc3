import { chooseGallery } from '../pictures.ts'
import { randomFor } from '../random.ts'
import type { DemoPicture, Subject } from '../tables/pictures.ts'
import { subjectsOf } from './arrange-services.ts'
import type { OrderedService } from './order-services.ts'

/** Twice as many as stand in a row of cards: a list always finds one that its neighbours don't show. */
const picturesOfService = 8

export function chooseServiceGalleries(
  services: OrderedService[],
  seed: number,
): { service: OrderedService; gallery: DemoPicture[] }[] {
  return services.map((service) => {
    const own = subjectsOf(service)
    const subjects = [...own, ...further(service).filter((subject) => !own.includes(subject))]
    const random = randomFor(seed, 'service pictures', service.uuid)
    return { service, gallery: chooseGallery({ subjects, spa: service.spa, count: picturesOfService, random }) }
  })
}

/** What stands close to a treatment, and what to time in the water: no pool for a massage. */
const besideTreatments: Subject[] = [
  'massage',
  'oils',
  'relax',
  'yoga',
  'robes',
  'feet',
  'hot-stones',
  'facial',
  'bath',
]
const besideWater: Subject[] = ['hydro', 'thermal', 'robes', 'steam', 'pool', 'relax', 'salt', 'water', 'yoga']

const waterCategories = new Set<string>(['hydrotherapy', 'hotel', 'food'])

function further({ recipe }: OrderedService): Subject[] {
  return waterCategories.has(recipe.category) ? besideWater : besideTreatments
}
