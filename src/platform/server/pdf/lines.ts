import { trimEndOf } from '#platform/rules/trim-end.ts'
import { hasSpace } from './fallback-fonts.ts'
import type { Fallbacks } from './fonts.ts'
import { type Face, isFace } from './glyphs.ts'
import { clustersOf, runsOf, type TextRun } from './runs.ts'
import { type Direction, directionOf } from './writing-direction.ts'

export type Style = { face: Face; size: number; leading: number; colour: string; tracking?: number }

/** A stretch of a sentence that may stand in another face, such as a name. */
export type Piece = { text: string; face?: Face }

/** `endsInWord`: the word goes on in the next line, so no space stands between them for who copies or listens. */
export type Line = { runs: TextRun[]; width: number; direction: Direction; endsInWord?: boolean }

/** What lines are made with: how wide a stretch is, and what draws the letters that the house's fonts lack. */
export type Typesetter = { measure: (run: TextRun, style: Style) => number; fallbacks: Fallbacks }

type Room = { width: number; lines?: number }

/** Fills lines with words. Too many lines end in an ellipsis; a word wider than a line is cut where the line ends. */
export function linesOf(
  pieces: readonly Piece[],
  style: Style,
  room: Room,
  { measure, fallbacks }: Typesetter,
): Line[] {
  const paragraphs = pieces
    .map(({ text }) => text)
    .join('')
    .split('\n')
  let direction = directionOf(paragraphs.shift() ?? '')
  const measured = (runs: TextRun[]): Line => ({
    runs,
    width: runs.reduce((sum, run) => sum + measure(run, style), 0),
    direction,
  })
  const lines: Line[] = []
  let current: TextRun[] = []
  const close = (endsInWord = false) => {
    lines.push({ ...measured(current), endsInWord })
    current = []
  }
  for (const word of wordsOf(pieces, style.face, fallbacks)) {
    if (word === 'break') {
      close()
      direction = directionOf(paragraphs.shift() ?? '')
      continue
    }
    const joined = join(current, word)
    if (measured(joined).width <= room.width) {
      current = joined
      continue
    }
    if (current.length > 0) close(!word.isAfterSpace)
    for (const part of cutToFit(word.runs, room.width, (runs) => measured(runs).width)) {
      if (current.length > 0) close(true)
      current = part
    }
  }
  if (current.length > 0) close()
  return shorten(lines, room, (runs) => measured(runs))
}

/** What a line is filled with. It may have several faces, as a name with the comma after it. */
type Word = { runs: TextRun[]; isAfterSpace: boolean }

function wordsOf(pieces: readonly Piece[], face: Face, fallbacks: Fallbacks): (Word | 'break')[] {
  const words: (Word | 'break')[] = []
  let word: Word = { runs: [], isAfterSpace: true }
  const close = (isAfterSpace: boolean) => {
    if (word.runs.length > 0) words.push(word)
    word = { runs: [], isAfterSpace }
  }
  for (const piece of pieces) {
    for (const [part] of piece.text.matchAll(/\n|[ \t]+|[^ \t\n]+/g)) {
      if (part === '\n') {
        close(true)
        words.push('break')
      } else if (part.trim() === '') close(true)
      else {
        for (const [place, whole] of breakable(part).entries()) {
          if (place > 0) close(false)
          word.runs.push(...runsOf(whole, piece.face ?? face, fallbacks))
        }
      }
    }
  }
  close(true)
  return words
}

/** The space belongs to what stands before it, so that a line has as few stretches as it can. */
function join(line: TextRun[], { runs, isAfterSpace }: Word): TextRun[] {
  if (line.length === 0) return runs
  const joined = line.map((run) => ({ ...run }))
  const last = joined.at(-1) as TextRun
  if (isAfterSpace && !hasSpace(last.font)) joined.push({ text: ' ', font: 'regular' })
  else if (isAfterSpace) last.text += ' '
  for (const run of runs) {
    const before = joined.at(-1) as TextRun
    if (before.font === run.font) before.text += run.text
    else joined.push({ ...run })
  }
  return joined
}

function cutToFit(word: TextRun[], width: number, widthOf: (runs: TextRun[]) => number): TextRun[][] {
  if (widthOf(word) <= width) return [word]
  const parts: TextRun[][] = []
  let current: TextRun[] = []
  for (const run of word) {
    for (const letter of clustersOf(run.text)) {
      const longer = append(current, { text: letter, font: run.font })
      if (current.length > 0 && widthOf(longer) > width) {
        parts.push(current)
        current = [{ text: letter, font: run.font }]
      } else current = longer
    }
  }
  return [...parts, current]
}

function append(runs: TextRun[], next: TextRun): TextRun[] {
  const last = runs.at(-1)
  if (last?.font !== next.font) return [...runs, next]
  return [...runs.slice(0, -1), { text: last.text + next.text, font: next.font }]
}

function shorten(lines: Line[], room: Room, measured: (runs: TextRun[]) => Line): Line[] {
  if (!room.lines || lines.length <= room.lines) return lines
  const kept = lines.slice(0, room.lines)
  let runs = (kept.at(-1) as Line).runs
  let shortened = measured(withEllipsis(runs))
  while (shortened.width > room.width && runs.length > 0) {
    const last = runs.at(-1) as TextRun
    const text = clustersOf(last.text).slice(0, -1).join('')
    runs = text === '' ? runs.slice(0, -1) : [...runs.slice(0, -1), { ...last, text }]
    shortened = measured(withEllipsis(runs))
  }
  return [...kept.slice(0, -1), shortened]
}

function withEllipsis(runs: TextRun[]): TextRun[] {
  const last = runs.at(-1)
  if (!last) return []
  const text = trimEndOf(last.text, /[\s.,;:·]/)
  return !isFace(last.font)
    ? [...runs.slice(0, -1), { ...last, text }, { text: '…', font: 'regular' }]
    : [...runs.slice(0, -1), { ...last, text: `${text}…` }]
}

/** Where a line may break inside what stands between two spaces: scripts without spaces break between characters or words. */
export function breakable(word: string): string[] {
  if (!unspaced.test(word)) return [word]
  const parts: string[] = []
  for (const unit of unitsOf(word)) {
    const last = parts.at(-1)
    if (last === undefined || mayBreak(last, unit)) parts.push(unit)
    else parts[parts.length - 1] = last + unit
  }
  return parts
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Emoji_Presentation}]/u

const thai = new Intl.Segmenter('th', { granularity: 'word' })

function unitsOf(word: string): string[] {
  return word.split(/(\p{Script=Thai}+)/u).flatMap((part) => {
    if (/\p{Script=Thai}/u.test(part)) return Array.from(thai.segment(part), ({ segment }) => segment)
    return clustersOf(part)
  })
}

/** Full stops, closing brackets, small kana and lengthening marks begin no line; opening brackets end none. */
function mayBreak(before: string, after: string): boolean {
  if (/^[\p{Pe}\p{Pf}\p{Po}\p{Mn}ー々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ～〜]/u.test(after)) return false
  if (/[\p{Ps}\p{Pi}]$/u.test(before)) return false
  return (
    endsUnspaced(before) ||
    /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Emoji_Presentation}]/u.test(after)
  )
}

/** The last character may have full stops, modifiers or joiners behind it, which are of these scripts too in part. */
function endsUnspaced(text: string): boolean {
  const characters = [...text]
  const last = characters.findLastIndex((character) => !/[\p{P}\p{M}\p{Emoji_Modifier}ー]/u.test(character))
  return characters.slice(Math.max(0, last)).some((character) => unspaced.test(character))
}
