import { randomFor } from '../random.ts'
import type { PlannedService } from '../services/plan-services.ts'

/** Until how many hours before an hour is moved or cancelled for nothing, as the conditions of the service say. */
export function freeHoursOf({ uuid, recipe, variant }: PlannedService, seed: number): 24 | 48 | null {
  // A few that cost less from Monday to Thursday are not given back.
  if (variant.isMondayToThursday && randomFor(seed, 'free hours', uuid).chance(0.25)) return null
  return recipe.isPrivate || recipe.waterMinutes || recipe.meal ? 48 : 24
}
