import { z } from 'zod'
import { type PerLanguage, perLanguage } from '#platform/i18n/languages.ts'
import { inTurns } from '../in-turns.ts'
import { readData } from '../read-data.ts'
import { fillSpaText } from '../spas/describe-spa.ts'
import { sentences } from '../tables/fields.ts'
import { serviceWords } from '../tables/service-words.ts'
import { hasWater, isForChildren, type PlannedService } from './plan-services.ts'

/** Of each service, by its uuid: what it is and whom it is for. No two services of a spa share a sentence. */
export function describeServices(services: PlannedService[]): Map<string, PerLanguage<string>> {
  const ofSpas = Map.groupBy(services, ({ spa }) => spa.uuid).values()
  return new Map([...ofSpas].flatMap((ofSpa) => describeInTurn(ofSpa)))
}

/** Spas begin each list elsewhere, so that one experience reads differently from spa to spa. */
function describeInTurn(services: PlannedService[]): [uuid: string, PerLanguage<string>][] {
  const take = inTurns()
  let venues = 0
  return services.map((service) => {
    const { uuid, spa, recipe, weekPart } = service
    const next = (list: readonly PerLanguage<string>[]) => take(startingAt(list, spa.position))
    const audience = audiencesOf(service).map((key) => next(audienceSentences[key]))
    const hasVenue = audience.length === 0 && venues++ < serviceWords.venues.length
    // Two stand under one name, and lists show the first lines alone: which days it is for comes first.
    const days = weekPart ? [next(audienceSentences[weekPart])] : []
    const sentences = [...days, next(recipe.texts), ...audience, ...(hasVenue ? [next(serviceWords.venues)] : [])]
    return [
      uuid,
      perLanguage((language) => sentences.map((sentence) => fillSpaText(sentence[language], spa, language)).join(' ')),
    ]
  })
}

function startingAt<T>(list: readonly T[], position: number): T[] {
  const start = position % list.length
  return [...list.slice(start), ...list.slice(0, start)]
}

function audiencesOf({ recipe, variant }: PlannedService): AudienceKey[] {
  const audiences: AudienceKey[] = []
  if (variant.party !== 'one-person') audiences.push(variant.party)
  if (variant.party === 'one-person' && isForChildren(variant)) {
    audiences.push(hasWater(recipe) ? 'children' : 'children-in-cabin')
  }
  if (variant.residency) audiences.push(variant.residency)
  if (variant.isForPregnancy) audiences.push('pregnancy')
  if (variant.isMondayToThursday) audiences.push('weekdays')
  if (variant.sessions) audiences.push('sessions')
  return audiences
}

const audiences = [
  'two-persons',
  'two-adults',
  'two-adults-one-child',
  'two-adults-two-children',
  'one-adult-one-child',
  'resident',
  'non-resident',
  'children',
  'children-in-cabin',
  'pregnancy',
  'weekdays',
  'sessions',
  'working-week',
  'weekend',
] as const
type AudienceKey = (typeof audiences)[number]

/**
 * Whom an experience is for, said after what it is. A spa takes them in turn: there are as many as any spa of the
 * demo needs.
 */
const audienceSentences = readData('audience-sentences.json', z.record(z.enum(audiences), sentences))
