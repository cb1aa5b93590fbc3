import { type Face, type FontName, letters } from './letters.ts'

export type Run = { text: string; font: FontName }

/** A text as stretches of one font each. What none of the fonts has is drawn as its plain letter, or left out. */
export function runsOf(text: string, face: Face): Run[] {
  const runs: Run[] = []
  for (const letter of text.normalize('NFC')) {
    const drawn = drawnAs(letter, face)
    if (!drawn) continue
    const last = runs.at(-1)
    if (last?.font === drawn.font) last.text += drawn.text
    else runs.push(drawn)
  }
  return runs
}

/** What can be printed of a text somebody typed; nothing, where too much of it would be missing to make sense. */
export function printable(typed: string, face: Face): string {
  const wanted = [...typed.normalize('NFC').replace(unprinted, '')]
  const drawn = wanted.map((letter) => (letter === '\n' ? letter : (drawnAs(letter, face)?.text ?? '')))
  const missing = wanted.filter((letter, at) => drawn[at] === '' && /[\p{L}\p{N}]/u.test(letter)).length
  const total = wanted.filter((letter) => /[\p{L}\p{N}]/u.test(letter)).length
  if (missing > total / 5) return ''
  return drawn
    .join('')
    .replace(/ {2,}/g, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/ +([.,;:!?])/g, '$1')
    .trim()
}

/** Pictograms, with what joins and colours them: a voucher has no font for them, and reads as well without. */
const unprinted =
  /\p{Extended_Pictographic}(?<![©®™☀☆★☺♡♥♪♫✓❤])|\p{Cf}|\p{Mn}|\p{Regional_Indicator}|\p{Emoji_Modifier}/gu

function drawnAs(letter: string, face: Face): Run | null {
  if (has(face, letter)) return { text: letter, font: face }
  if (has('wider', letter)) return { text: letter, font: 'wider' }
  if (/\s/.test(letter)) return { text: ' ', font: face }
  const plain = letter.normalize('NFKD').replace(/\p{M}/gu, '')
  if (plain === '' || plain === letter) return null
  const font = [face, 'wider' as const].find((name) => [...plain].every((part) => has(name, part)))
  return font ? { text: plain, font } : null
}

const sets = Object.fromEntries(Object.entries(letters).map(([name, all]) => [name, new Set(all)]))
const has = (font: FontName, letter: string) => sets[font]?.has(letter) ?? false
