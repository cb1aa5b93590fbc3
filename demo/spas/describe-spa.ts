import { z } from 'zod'
import { type Language, type PerLanguage, perLanguage } from '#platform/i18n/languages.ts'
import { inTurns } from '../in-turns.ts'
import { randomFor } from '../random.ts'
import { readData } from '../read-data.ts'
import { flag, sentences, texts } from '../tables/fields.ts'
import { phrases } from '../tables/phrases.ts'
import { landscapes } from '../tables/places.ts'
import { spaKinds } from '../tables/spa-kind.ts'
import type { PlacedSpa } from './place-spas.ts'

/** Of each spa, by its uuid: one sentence of each kind, the same ones in every language. */
export function describeSpas(spas: PlacedSpa[], seed: number): Map<string, PerLanguage<string>> {
  const take = inTurns()
  const { surroundings, handsAtWork, hotelEndings, spaEndings } = spaSentences
  return new Map(
    spas.map((spa) => {
      const random = randomFor(seed, 'description', spa.uuid)
      const fitting = openings[spa.seed.kind].filter(
        ({ isAboutFamilies }) => !(isAboutFamilies && spa.seed.isAdultsOnly),
      )
      const parts = [
        take(fitting),
        take(surroundings[spa.setting]),
        take(handsAtWork),
        take(handsAtWork),
        ...(spa.seed.saturdayNight ? [spa.seed.saturdayNight] : []),
        take(spa.seed.hotel && random.chance(0.75) ? hotelEndings : spaEndings),
      ]
      return [
        spa.uuid,
        perLanguage((language) => parts.map((part) => fillSpaText(part[language], spa, language)).join(' ')),
      ]
    }),
  )
}

/** Fills '{spa}', '{town}' and '{hotel}' in. */
export function fillSpaText(text: string, spa: PlacedSpa, language: Language): string {
  const sentence = spa.town.articleIn?.includes(language) ? withArticle(text, language) : text
  return sentence
    .replaceAll('{spa}', spaInSentence(spa.seed.name, language))
    .replaceAll('{town}', spa.town[language])
    .replaceAll('{hotel}', hotelInSentence(spa.seed.hotel?.[0] ?? '', language))
}

const withArticle = (text: string, language: Language) =>
  phrases[language].beforeArticle.reduce(
    (sentence, [plain, joined]) => sentence.replace(new RegExp(`\\b${plain}`, 'g'), joined),
    text,
  )

function spaInSentence(name: string, language: Language): string {
  const { spa, spaBefore } = phrases[language]
  return spaBefore.includes(name.split(' ')[0] ?? '') ? spa.replace('{name}', name) : name
}

function hotelInSentence(name: string, language: Language): string {
  const { hotel, apartments } = phrases[language]
  if (/hotel|resort/i.test(name)) return name
  return (/^apartamentos/i.test(name) ? apartments : hotel).replace('{name}', name)
}

/** How the description of a spa begins, according to what it is. */
const openings = readData(
  'spas/openings.json',
  z.record(z.enum(spaKinds), z.array(texts.extend({ isAboutFamilies: flag }))),
)

/** The rest of a description is a sentence or two of each list. */
const spaSentences = readData(
  'spas/sentences.json',
  z.strictObject({
    surroundings: z.record(z.enum(landscapes), sentences),
    handsAtWork: sentences,
    hotelEndings: sentences,
    spaEndings: sentences,
  }),
)
