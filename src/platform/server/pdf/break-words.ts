import { clustersOf } from './runs.ts'

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
