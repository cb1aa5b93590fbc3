import type { Language } from '#domain/site/languages.ts'
import { inclusions } from '../data/recipes/inclusions.ts'
import {
  audienceSentences,
  generalConditions,
  legalNotices,
  politicalConditions,
  venueSentences,
} from '../data/service-words.ts'
import { randomFor } from '../random.ts'
import { fill } from '../spas/describe-spa.ts'
import { isForChildren, type PlannedService } from './plan-services.ts'

/** 'Circuito de spa' + 'para 2': what it is, then whom it is for. */
export function nameOf(service: PlannedService, language: Language): string {
  const { recipe, variant } = service
  const name = fillDuration(recipe[language].name, service).replace('{signature}', service.spa.seed.signature ?? '')
  const audience = variant[language]
  return !audience ? name : variant.sessions ? `${name}, ${audience}` : `${name} ${audience}`
}

export function textsOf(service: PlannedService, seed: number, language: Language) {
  // One stream for both languages: they say the same.
  const random = randomFor(seed, 'service texts', service.uuid)
  const venue = random.pick(venueSentences)
  // Whom it is for opens the text: a house sells one experience to several audiences, and each must read differently.
  const description = [
    ...sentencesFor(service).map((key) => audienceSentences[key][language]),
    service.recipe[language].text,
    fill(venue[language], service.spa, language),
  ]
  return {
    name: nameOf(service, language),
    description: description.join(' '),
    includes: service.recipe.includes.map((key) => fillDuration(inclusions[key][language], service)),
    legalNotice: random.pick(legalNotices)[language],
    politicalCondition: random.pick(politicalConditions)[language],
    generalCondition: random.pick(generalConditions)[language],
  }
}

function fillDuration(text: string, { minutes }: PlannedService): string {
  return text.replace('{min}', String(minutes)).replace('{h}', String(minutes / 60))
}

function sentencesFor({ variant, weekPart }: PlannedService): (keyof typeof audienceSentences)[] {
  const sentences: (keyof typeof audienceSentences)[] = []
  if (variant.party !== 'one-person') sentences.push(variant.party)
  if (variant.party === 'one-person' && isForChildren(variant)) sentences.push('children')
  if (variant.residency) sentences.push(variant.residency)
  if (variant.isForPregnancy) sentences.push('pregnancy')
  if (variant.isMondayToThursday) sentences.push('weekdays')
  if (variant.sessions) sentences.push('sessions')
  if (weekPart) sentences.push(weekPart)
  return sentences
}
