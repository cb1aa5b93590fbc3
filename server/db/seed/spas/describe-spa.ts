import type { Language, PerLanguage } from '#domain/site/languages.ts'
import { openings } from '../data/spas/spa-openings.ts'
import { handsAtWork, hotelEndings, houseEndings, surroundings } from '../data/spas/spa-sentences.ts'
import { type Random, randomFor } from '../random.ts'
import type { PlacedSpa } from './place-spas.ts'

/** One sentence of each kind, the same ones in both languages. */
export function describeSpa(spa: PlacedSpa, seed: number): PerLanguage<string> {
  const random = randomFor(seed, 'description', spa.uuid)
  // Neighbours take turns, so that two houses of a town never open alike.
  const fitting = openings[spa.seed.kind].filter(({ isAboutFamilies }) => !(isAboutFamilies && spa.seed.isAdultsOnly))
  const parts = [
    inTurn(fitting, spa.position),
    random.pick(surroundings[spa.setting]),
    ...orderOf(random.sample(handsAtWork, 2), random),
    random.pick(spa.seed.hotel && random.chance(0.75) ? hotelEndings : houseEndings),
  ]
  return {
    es: parts.map((part) => fill(part.es, spa, 'es')).join(' '),
    pt: parts.map((part) => fill(part.pt, spa, 'pt')).join(' '),
  }
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
}

function inTurn<T>(list: readonly T[], position: number): T {
  return list[position % list.length] as T
}

function orderOf<T>(list: T[], random: Random): T[] {
  return random.chance(0.5) ? list : list.toReversed()
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
