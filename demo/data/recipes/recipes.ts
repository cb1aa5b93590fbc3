import type { Recipe } from './recipe.ts'
import { beautyRecipes } from './recipes-beauty.ts'
import { circuitRecipes } from './recipes-circuits.ts'
import { combinedRecipes } from './recipes-combined.ts'
import { dayPassRecipes } from './recipes-day-pass.ts'
import { foodRecipes } from './recipes-food.ts'
import { forTwoRecipes } from './recipes-for-two.ts'
import { kidsRecipes } from './recipes-kids.ts'
import { massageRecipes } from './recipes-massages.ts'
import { ritualRecipes } from './recipes-rituals.ts'
import { specialMassageRecipes } from './recipes-special-massages.ts'

export const recipes: Recipe[] = [
  ...circuitRecipes,
  ...massageRecipes,
  ...specialMassageRecipes,
  ...combinedRecipes,
  ...ritualRecipes,
  ...beautyRecipes,
  ...forTwoRecipes,
  ...foodRecipes,
  ...dayPassRecipes,
  ...kidsRecipes,
]

export function recipeOf(key: string): Recipe {
  const found = recipes.find((recipe) => recipe.key === key)
  if (!found) throw new Error(`No recipe ${key}`)
  return found
}
