import type { Language } from '#platform/i18n/languages.ts'
import { freeHoursOf } from '../bookings/rules.ts'
import { randomFor } from '../random.ts'
import { inclusionOf } from '../tables/recipes.ts'
import { type LegalNotice, serviceWords } from '../tables/service-words.ts'
import { hasWater, isForChildren, type PlannedService } from './plan-services.ts'

/** 'Circuito de spa' + 'para 2': what it is, then whom it is for. */
export function serviceNameOf(service: PlannedService, language: Language): string {
  const { recipe, variant } = service
  const name = fillDuration(recipe[language], service).replace('{signature}', service.spa.seed.signature ?? '')
  const audience = variant[language]
  return !audience ? name : variant.sessions ? `${name}, ${audience}` : `${name} ${audience}`
}

export function textsOf(service: PlannedService, seed: number, language: Language) {
  // One stream for all languages: they say the same.
  const random = randomFor(seed, 'service texts', service.uuid)
  return {
    name: serviceNameOf(service, language),
    includes: service.recipe.includes.map((key) => fillDuration(inclusionOf(key)[language], service)),
    legalNotice: random.pick(serviceWords.legalNotices[noticeFor(service)])[language],
    politicalCondition: serviceWords.politicalConditions[freeHoursOf(service, seed) ?? 'never'][language],
    generalCondition: random.pick(serviceWords.generalConditions)[language],
  }
}

function noticeFor({ recipe, variant }: PlannedService): LegalNotice {
  if (variant.isForPregnancy) return 'pregnancy'
  if (!hasWater(recipe)) return 'cabin'
  return isForChildren(variant) ? 'children' : 'water'
}

function fillDuration(text: string, { minutes }: PlannedService): string {
  return text.replace('{min}', String(minutes)).replace('{h}', String(minutes / 60))
}
