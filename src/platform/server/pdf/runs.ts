import { defaultLanguage } from '#platform/i18n/languages.ts'
import { draws, type FallbackName, replacement } from './fallback-fonts.ts'
import type { Fallbacks } from './fonts.ts'
import { type Face, type FontName, letters } from './glyphs.ts'

export type TextRun = { text: string; font: FontName | FallbackName }

/** A text as stretches of one font each. What none of the fonts has is drawn as its plain letter, or marked as missing. */
export function runsOf(text: string, face: Face, fallbacks: Fallbacks): TextRun[] {
  const composed = text.normalize('NFC')
  if (composed === '') return []
  if (allIn[face]?.test(composed)) return [{ text: composed, font: face }]
  const runs: TextRun[] = []
  for (const cluster of clustersOf(composed)) {
    for (const drawn of drawnAs(cluster, face, fallbacks)) {
      const last = runs.at(-1)
      if (last?.font === drawn.font) last.text += drawn.text
      else runs.push({ ...drawn })
    }
  }
  return runs
}

/** A text somebody typed, without what only machines see, and without marks piled up on a letter. */
export function printable(typed: string): string {
  return typed
    .normalize('NFC')
    .replace(loneJoiner, '')
    .replace(invisible, '')
    .replace(/(\p{M}{4})\p{M}+/gu, '$1')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim()
}

/** What a reader takes for one letter, with its accents; or one pictogram, however many it is joined from. */
export const clustersOf = (text: string) => Array.from(clusters.segment(text), ({ segment }) => segment)
const clusters = new Intl.Segmenter(defaultLanguage, { granularity: 'grapheme' })

/** Joiners stay where they join: between pictograms, and in the scripts that write with them. */
const loneJoiner =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\p{M}\p{scx=Arabic}\p{scx=Devanagari}\p{scx=Bengali}])[\u200c\u200d]/gu
/** Tags, which name the flag of a region, stay too. */
const invisible = /(?!\u200c|\u200d|[\u{e0020}-\u{e007f}]|\s)[\p{Cf}\p{Cc}]/gu

function drawnAs(cluster: string, face: Face, fallbacks: Fallbacks): TextRun[] {
  const bare = cluster.replace(selectors, '')
  if (/^[\p{M}\p{Cf}\p{Cc}]*$/u.test(bare) && !/\s/.test(bare)) return []
  const own = [face, 'wider' as const].find((name) => hasAll(name, bare))
  if (own) return [{ text: bare, font: own }]
  if (draws.emoji.test(cluster)) return pictogram(cluster, face, fallbacks)
  for (const [font, opened] of fallbacks) {
    if (draws[font].test(bare) && codesOf(bare).every((code) => opened.hasGlyphForCodePoint(code))) {
      return [{ text: bare, font }]
    }
  }
  if (/^\s+$/.test(bare)) return [{ text: ' ', font: face }]
  const plain = bare.normalize('NFKD').replace(/\p{M}/gu, '')
  if (plain !== bare && plain !== '') return runsOf(plain, face, fallbacks)
  return [replacement]
}

/** As one picture where the font has it; else its parts beside each other, and a flag as the letters of its country. */
function pictogram(cluster: string, face: Face, fallbacks: Fallbacks): TextRun[] {
  const emoji = fallbacks.get('emoji')
  const isDrawn = (text: string) => emoji?.layout(text).glyphs.every(({ id }) => id !== 0) ?? false
  if (isDrawn(cluster)) return [{ text: cluster, font: 'emoji' }]
  const parts = cluster.split('\u200d').flatMap((part) => [...part.replace(modifiers, '')])
  return parts.flatMap((part): TextRun[] => {
    if (/\p{Regional_Indicator}/u.test(part)) return [{ text: letterOfFlag(part), font: face }]
    if (isDrawn(part)) return [{ text: part, font: 'emoji' }]
    return draws.emoji.test(part) ? [replacement] : drawnAs(part, face, fallbacks)
  })
}

const letterOfFlag = (indicator: string) => String.fromCodePoint((indicator.codePointAt(0) as number) - 0x1f1e6 + 0x41)

/** They choose between forms of one letter, of which we have one. */
const selectors = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu
const modifiers = /\p{Mn}|\p{Me}|\p{Emoji_Modifier}|[\u{e0020}-\u{e007f}]/gu

const codesOf = (text: string) => Array.from(text, (letter) => letter.codePointAt(0) as number)

const sets = Object.fromEntries(Object.entries(letters).map(([name, all]) => [name, new Set(all)]))
const hasAll = (font: FontName, text: string) => text !== '' && [...text].every((letter) => sets[font]?.has(letter))

/** Most texts end here. */
const allIn = Object.fromEntries(
  Object.entries(letters).map(([name, all]) => [name, new RegExp(`^[${all.replace(/[\\\]^-]/g, '\\$&')}]*$`, 'u')]),
)
