import { clustersOf } from './runs.ts'

/** Where a line may break inside what stands between two spaces: scripts without spaces break between characters or words. */
export function breakable(word: string): string[] {
  if (!/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Emoji_Presentation}]/u.test(word)) {
    return [word]
  }
  const parts: string[] = []
  for (const unit of unitsOf(word)) {
    const last = parts.at(-1)
    if (last === undefined || mayBreak(last, unit)) parts.push(unit)
    else parts[parts.length - 1] = last + unit
  }
  return parts
}

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
    unspaced.test(before) ||
    /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Emoji_Presentation}]/u.test(after)
  )
}

/** A character before it may have a full stop, a modifier or a joiner behind it. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Emoji_Presentation}][\p{P}\p{M}\p{Emoji_Modifier}ー]*$/u
