import type { Mark } from '#features/search/rules/words/query-word.ts'

/** A text with the parts that were found in it marked. */
export function Marked({ text, marks = [] }: { text: string; marks?: Mark[] }) {
  return marks
    .map(([start, end], n) => [
      text.slice(marks[n - 1]?.[1] ?? 0, start),
      <mark key={start}>{text.slice(start, end)}</mark>,
    ])
    .concat([[text.slice(marks.at(-1)?.[1] ?? 0)]])
    .flat()
}
