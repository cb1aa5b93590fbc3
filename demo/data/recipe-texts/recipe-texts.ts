import type { PerLanguage } from '#domain/site/languages.ts'
import { beautyTexts } from './beauty.ts'
import { circuitsTexts } from './circuits.ts'
import { combinedTexts } from './combined.ts'
import { dayPassTexts } from './day-pass.ts'
import { foodTexts } from './food.ts'
import { forTwoTexts } from './for-two.ts'
import { kidsTexts } from './kids.ts'
import { massagesTexts } from './massages.ts'
import type { RecipeTexts } from './recipe-text.ts'
import { ritualsTexts } from './rituals.ts'
import { specialMassagesTexts } from './special-massages.ts'

const recipeTexts: RecipeTexts = {
  ...circuitsTexts,
  ...massagesTexts,
  ...specialMassagesTexts,
  ...combinedTexts,
  ...ritualsTexts,
  ...beautyTexts,
  ...forTwoTexts,
  ...foodTexts,
  ...dayPassTexts,
  ...kidsTexts,
}

export function textsOfRecipe(key: string): PerLanguage<string>[] {
  const texts = recipeTexts[key]
  if (!texts) throw new Error(`No text for the recipe ${key}`)
  return texts
}
