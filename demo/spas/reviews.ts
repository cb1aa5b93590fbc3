import { z } from 'zod'
import { defaultLanguage, type Language, languages, type PerLanguage, perLanguage } from '#platform/i18n/languages.ts'
import { addDays } from '#platform/time/dates.ts'
import { uuidOf } from '../identity.ts'
import { type Random, randomFor } from '../random.ts'
import { readData } from '../read-data.ts'
import type { SeedRow } from '../seed-rows.ts'
import type { OrderedService } from '../services/order-services.ts'
import { country, type Place } from '../tables/places.ts'
import { spaKinds } from '../tables/spa-kind.ts'
import type { SpaSeed } from '../tables/spas.ts'
import { type PlacedSpa, welcomesFamilies } from './place-spas.ts'

export function reviewRows(
  spas: PlacedSpa[],
  services: OrderedService[],
  today: string,
  seed: number,
): SeedRow<'reviews'>[] {
  const ofSpa = Map.groupBy(services, ({ spa }) => spa.uuid)
  return spas.flatMap((spa) => reviewsOf(spa, ofSpa.get(spa.uuid) ?? [], today, seed))
}

type Feeling = 'happy' | 'mixed' | 'unhappy'

function reviewsOf(spa: PlacedSpa, services: OrderedService[], today: string, seed: number): SeedRow<'reviews'>[] {
  const random = randomFor(seed, 'reviews', spa.uuid)
  if (random.chance(0.1)) return []
  const comments = new Set<string>()
  const count = random.between(3, 10)
  return Array.from({ length: count }, (_, index) => {
    const language = drawLanguage(spa.town.country, random)
    const words = reviewWords[language]
    const feeling = random.pick(feelings)
    const comment = freshComment(words, feeling, spa.seed, comments, random)
    const isVerified = random.chance(0.85)
    return {
      uuid: uuidOf('review', spa.uuid, index),
      spaUuid: spa.uuid,
      serviceUuid: random.chance(0.7) ? random.pick(services).uuid : null,
      author: random.pick(words.authors),
      language,
      environment: mark(feeling, random),
      service: mark(feeling, random),
      attention: mark(feeling, random),
      qualityPrice: mark(feeling, random),
      comment,
      isVerified,
      isPublished: isVerified ? !random.chance(0.02) : random.chance(0.65),
      writtenOn: addDays(today, -random.between(3, 540)),
    }
  })
}

function drawLanguage(country: Place['country'], random: Random): Language {
  let draw = random.next()
  for (const language of languages) {
    const share = reviewWords[language].shares?.[country] ?? 0
    if (draw < share) return language
    draw -= share
  }
  return defaultLanguage
}

const feelings: Feeling[] = [...Array<Feeling>(16).fill('happy'), 'mixed', 'mixed', 'mixed', 'unhappy']

function mark(feeling: Feeling, random: Random): number {
  if (feeling === 'happy') return random.pick([4, 5, 5, 5])
  return feeling === 'mixed' ? random.pick([3, 3, 4, 4, 5]) : random.pick([1, 2, 2, 3])
}

/** No two comments of a spa begin alike. */
function freshComment(
  words: ReviewWords,
  feeling: Feeling,
  facts: SpaSeed,
  taken: Set<string>,
  random: Random,
): string {
  const beginnings = feeling === 'happy' ? words.openings : words[feeling]
  const fresh = beginnings.filter((beginning) => !taken.has(beginning))
  const beginning = random.pick(fresh.length > 0 ? fresh : words.openings)
  taken.add(beginning)
  if (feeling !== 'happy' && fresh.length > 0) return beginning
  const ofHouse = [...words.seen[facts.kind], ...(welcomesFamilies(facts) ? words.seen.families : [])]
  const praises = random.sample([...words.seen.anywhere, ...ofHouse, ...ofHouse], random.between(1, 2))
  return [beginning, ...new Set(praises), random.pick(words.endings)].join(' ').trim()
}

const lines = z.array(z.string()).min(1)

/** A happy comment is an opening, something seen and an ending; the others stand whole. */
const words = z.strictObject({
  /** How many of a country's reviews are written in it: 0.3 for three of ten. The others are in the root's language. */
  shares: z.partialRecord(country, z.number()).optional(),
  authors: lines,
  openings: lines,
  seen: z.record(z.enum([...spaKinds, 'anywhere', 'families']), lines),
  endings: lines,
  mixed: lines,
  unhappy: lines,
})

type ReviewWords = z.infer<typeof words>

const wordsIn = (language: Language) => readData(`review-words/${language}.json`, words)

const reviewWords: PerLanguage<ReviewWords> = perLanguage(wordsIn)
