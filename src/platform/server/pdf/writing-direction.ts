import bidiFactory from 'bidi-js'
import { isRightToLeft } from './fallback-fonts.ts'
import { clustersOf, type TextRun } from './runs.ts'

export type Direction = 'ltr' | 'rtl'

const bidi = bidiFactory()
const anyRightToLeft = /[\p{scx=Hebrew}\p{scx=Arabic}]/u

/** The first letter decides, as a browser decides it for dir=auto. */
export const directionOf = (text: string): Direction =>
  anyRightToLeft.test(text.match(/\p{L}/u)?.[0] ?? '') ? 'rtl' : 'ltr'

/** The stretches of a line from left to right, by Unicode's rules for both directions in one line. */
export function fromLeftToRight(runs: readonly TextRun[], direction: Direction): readonly TextRun[] {
  const text = runs.map((run) => run.text).join('')
  if (!anyRightToLeft.test(text)) return runs
  const { levels } = bidi.getEmbeddingLevels(text, direction)
  const parts = splitByLevel(runs, levels)
  for (let level = Math.max(...levels); level > 0; level--) reverseFrom(parts, level)
  return parts.map(({ run, level }) => (level % 2 === 0 || isRightToLeft(run.font) ? run : mirrored(run)))
}

type Part = { run: TextRun; level: number }

function splitByLevel(runs: readonly TextRun[], levels: Uint8Array): Part[] {
  const parts: Part[] = []
  let at = 0
  for (const { text, font } of runs) {
    const first = parts.length
    for (const cluster of clustersOf(text)) {
      const level = levels[at] ?? 0
      const last = parts.at(-1)
      if (last && parts.length > first && last.level === level) last.run.text += cluster
      else parts.push({ run: { text: cluster, font }, level })
      at += cluster.length
    }
  }
  return parts
}

/** Unicode's rule L2: whatever stands at this level or above it is turned around. */
function reverseFrom(parts: Part[], level: number) {
  let start = 0
  while (start < parts.length) {
    let end = start
    while (end < parts.length && (parts[end] as Part).level >= level) end++
    if (end > start) parts.splice(start, end - start, ...parts.slice(start, end).reverse())
    start = end + 1
  }
}

/** Signs between words of such a script: a bracket that opens there looks like one that closes here. */
function mirrored({ text, font }: TextRun): TextRun {
  const signs = clustersOf(text).map((sign) => bidi.getMirroredCharacter(sign) ?? sign)
  return { text: signs.reverse().join(''), font }
}
