import type { Language } from '#domain/site/languages.ts'
import { freeHoursOf } from '../bookings/free-hours.ts'
import { inclusions } from '../data/recipes/inclusions.ts'
import { generalConditions, legalNotices, politicalConditions } from '../data/service-words.ts'
import { randomFor } from '../random.ts'
import { hasWater, isForChildren, type PlannedService } from './plan-services.ts'

/** 'Circuito de spa' + 'para 2': what it is, then whom it is for. */
export function nameOf(service: PlannedService, language: Language): string {
  const { recipe, variant } = service
  const name = fillDuration(recipe[language], service).replace('{signature}', service.spa.seed.signature ?? '')
  const audience = variant[language]
  return !audience ? name : variant.sessions ? `${name}, ${audience}` : `${name} ${audience}`
}

export function textsOf(service: PlannedService, seed: number, language: Language) {
  // One stream for both languages: they say the same.
  const random = randomFor(seed, 'service texts', service.uuid)
  return {
    name: nameOf(service, language),
    includes: service.recipe.includes.map((key) => fillDuration(inclusions[key][language], service)),
    legalNotice: random.pick(legalNotices[noticeFor(service)])[language],
    politicalCondition: politicalConditions[freeHoursOf(service, seed) ?? 'never'][language],
    generalCondition: random.pick(generalConditions)[language],
  }
}

function noticeFor({ recipe, variant }: PlannedService): keyof typeof legalNotices {
  if (variant.isForPregnancy) return 'pregnancy'
  if (!hasWater(recipe)) return 'cabin'
  return isForChildren(variant) ? 'children' : 'water'
}

function fillDuration(text: string, { minutes }: PlannedService): string {
  return text.replace('{min}', String(minutes)).replace('{h}', String(minutes / 60))
}
