import type { Subject } from '../tables/pictures.ts'
import { isForChildren, type PlannedService } from './plan-services.ts'

/** What a service's pictures should show. */
export function subjectsOf(service: PlannedService): Subject[] {
  const { spa, recipe } = service
  if (showsChildren(service)) return ['kids', ...recipe.pictures.filter((subject) => subject !== 'kids')]
  return spa.seed.kind === 'hammam' && recipe.isCircuit ? ['hammam', ...recipe.pictures] : recipe.pictures
}

/** Rubber ducks are for little ones: not for teenagers, and not for a family's meal or treatment. */
function showsChildren({ recipe, variant }: PlannedService): boolean {
  if (!isForChildren(variant) || (variant.ageBand && variant.ageBand[0] >= 13)) return false
  return recipe.isCircuit || recipe.category === 'hotel' || recipe.pictures[0] === 'kids'
}

/**
 * What anybody can buy comes first, then what is for some alone; among each circuits first, as visitors look for them.
 * Never two alike in a row while there is another: the next one is the first left of those that shows something else.
 */
export function arrangeServices(services: PlannedService[]): PlannedService[] {
  return [
    ...neighboursDiffer(services.filter(isForAnyone)),
    ...neighboursDiffer(services.filter((service) => !isForAnyone(service))),
  ]
}

/** Not those for children, residents, mothers to be or some days alone, and no packs of sessions. */
export const isForAnyone = ({ variant }: Pick<PlannedService, 'variant'>) =>
  !isForChildren(variant) &&
  !variant.residency &&
  !variant.isForPregnancy &&
  !variant.isMondayToThursday &&
  !variant.sessions

function neighboursDiffer(services: PlannedService[]): PlannedService[] {
  const rest = services.toSorted((a, b) => Number(b.recipe.isCircuit ?? false) - Number(a.recipe.isCircuit ?? false))
  const arranged: PlannedService[] = []
  while (rest.length > 0) {
    const previous = arranged.at(-1)
    const different = rest.findIndex((service) => !previous || subjectsOf(service)[0] !== subjectsOf(previous)[0])
    arranged.push(...rest.splice(Math.max(different, 0), 1))
  }
  return arranged
}
