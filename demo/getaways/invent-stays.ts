import { z } from 'zod'
import { type PerLanguage, perLanguage } from '#platform/i18n/languages.ts'
import { inTurns } from '../in-turns.ts'
import { chooseGallery } from '../pictures.ts'
import { type Random, randomFor } from '../random.ts'
import { readData } from '../read-data.ts'
import { fillSpaText } from '../spas/describe-spa.ts'
import type { PlacedSpa } from '../spas/place-spas.ts'
import type { BoardKey } from '../tables/boards.ts'
import { sentences } from '../tables/fields.ts'
import type { GetawaySeed } from '../tables/getaways.ts'
import { type HotelSeed, type RoomSeed, usualRooms } from '../tables/hotels.ts'
import { phrases } from '../tables/phrases.ts'
import type { Landscape } from '../tables/places.ts'
import type { StaySeeds } from './getaways.ts'

/** A getaway at the hotel of each of these spas, for a catalogue that is large enough to measure with. */
export function inventStays(spas: PlacedSpa[], seed: number): StaySeeds {
  const take = inTurns()
  const stays = spas.map((spa) => {
    const random = randomFor(seed, 'invented stay', spa.uuid)
    const mood = random.pick(moodsAt(spa))
    const nights = random.between(1, 4)
    const inWords = (...sentences: PerLanguage<string>[]) => wordsOf(sentences, nights, spa)
    const getaway: GetawaySeed = {
      ...inWords(random.pick(usualSentences.names[mood])),
      spa: spa.seed.name,
      nights,
      euros: nights * (pricesOfStars[spa.seed.hotel?.[1] ?? 3] ?? 110) + random.between(-19, 59),
      boards: random.pick(boardsOfMood[mood]),
      photos: photosOf(mood, spa, random),
      description: inWords(take(usualSentences.moods[mood]), take(usualSentences.stays)),
    }
    const hotel: HotelSeed = {
      spa: spa.seed.name,
      description: inWords(take(usualSentences.hotels)),
      rooms: roomsOf(spa, random),
    }
    return { getaway, hotel }
  })
  return { getaways: stays.map(({ getaway }) => getaway), hotels: stays.map(({ hotel }) => hotel) }
}

const moodsIn: Record<Landscape, Mood[]> = {
  coast: ['romantic', 'family', 'rest', 'food'],
  'lava-coast': ['romantic', 'family', 'rest'],
  city: ['romantic', 'food', 'rest'],
  countryside: ['romantic', 'food', 'rest'],
  mountain: ['snow', 'family', 'snow'],
}

const moodsAt = ({ setting, seed: { isAdultsOnly } }: PlacedSpa) =>
  moodsIn[setting].filter((mood) => !(isAdultsOnly && mood === 'family'))

/** Of a night for two, in euros. */
const pricesOfStars: Record<number, number> = { 3: 110, 4: 145, 5: 205 }

const boardsOfMood: Record<Mood, BoardKey[][]> = {
  romantic: [['breakfast'], ['breakfast', 'half-board'], ['room-only', 'breakfast']],
  family: [
    ['half-board', 'all-inclusive'],
    ['breakfast', 'half-board', 'full-board'],
  ],
  rest: [['breakfast'], ['breakfast', 'half-board']],
  food: [['half-board'], ['breakfast', 'half-board']],
  snow: [['breakfast', 'half-board'], ['half-board']],
}

const subjectsOfMood = {
  romantic: ['couple', 'private', 'bath', 'dinner'],
  family: ['kids', 'day-pass', 'pool', 'hydro'],
  rest: ['thalasso', 'pool', 'thermal', 'relax'],
  food: ['wine', 'dinner', 'food', 'thermal'],
  snow: ['snow', 'sauna', 'hotel'],
} as const

function photosOf(mood: Mood, spa: PlacedSpa, random: Random): [string, string] {
  const [first, second] = chooseGallery({ subjects: subjectsOfMood[mood], spa, count: 2, random }).map(nameOf)
  if (!first || !second) throw new Error(`No two pictures for ${spa.seed.name}`)
  return [first, second]
}

/** The plain double room, and one or two better ones. */
function roomsOf(spa: PlacedSpa, random: Random): RoomSeed[] {
  const [plain, ...others] = usualRooms
  const better = others.filter(({ in: settings }) => !settings || settings.includes(spa.setting))
  const chosen = random.sample(better, random.between(1, 2))
  const photos = chooseGallery({ subjects: ['room'], spa, count: 3, random }).map(nameOf)
  return [plain, ...better.filter((room) => chosen.includes(room))].map(({ type, name, details }, at) => ({
    type,
    name,
    details,
    photo: photos[at % photos.length] as string,
  }))
}

const nameOf = ({ file }: { file: string }) => file.replace('.jpg', '')

function wordsOf(sentences: PerLanguage<string>[], nights: number, spa: PlacedSpa): PerLanguage<string> {
  return perLanguage((language) =>
    sentences
      .map((sentence) => sentence[language].replace('{nights}', phrases[language].nights[nights - 1] ?? ''))
      .map((sentence) => capitalised(fillSpaText(sentence, spa, language)))
      .join(' '),
  )
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const moods = ['romantic', 'family', 'rest', 'food', 'snow'] as const
type Mood = (typeof moods)[number]

const ofMood = z.record(z.enum(moods), sentences)

/** What invented stays say. Those of the demo have texts of their own. */
const usualSentences = readData(
  'getaways/usual-sentences.json',
  z.strictObject({ names: ofMood, moods: ofMood, stays: sentences, hotels: sentences }),
)
