import type { Language, PerLanguage } from '#platform/i18n/languages.ts'
import { inTurns } from '../in-turns.ts'
import { randomFor } from '../random.ts'
import { openings, spaSentences } from '../tables/spa-sentences.ts'
import type { PlacedSpa } from './place-spas.ts'

/** Of each spa, by its uuid: one sentence of each kind, the same ones in both languages. */
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
      const textIn = (language: Language) => parts.map((part) => fill(part[language], spa, language)).join(' ')
      return [spa.uuid, { es: textIn('es'), pt: textIn('pt') }]
    }),
  )
}

/** Fills '{spa}', '{town}' and '{hotel}' in. */
export function fill(text: string, spa: PlacedSpa, language: Language): string {
  const sentence = language === 'pt' && spa.town.hasArticleInPt ? withArticle(text) : text
  return sentence
    .replaceAll('{spa}', spaInSentence(spa.seed.name, language))
    .replaceAll('{town}', spa.town[language])
    .replaceAll('{hotel}', hotelInSentence(spa.seed.hotel?.[0] ?? '', language))
}

function withArticle(text: string): string {
  return text
    .replace(/\bem \{town\}/g, 'no {town}')
    .replace(/\bEm \{town\}/g, 'No {town}')
    .replace(/\b([Dd])e \{town\}/g, '$1o {town}')
    .replace(/\baté \{town\}/g, 'até ao {town}')
    .replace(/\bpor \{town\}/g, 'pelo {town}')
    .replace(/\bA \{town\}/g, 'Ao {town}')
}

/** Portuguese puts an article before the name, and plural or feminine names would not agree with it. */
function spaInSentence(name: string, language: Language): string {
  return language === 'pt' && /^(Termas|Termes|Baños|Banhos|Casa|Lava|Las|Masía)\b/.test(name) ? `spa ${name}` : name
}

function hotelInSentence(name: string, language: Language): string {
  if (/hotel|resort/i.test(name)) return name
  if (/^apartamentos/i.test(name)) return `${language === 'es' ? 'complejo' : 'complexo'} ${name}`
  return `hotel ${name}`
}
