import { plainLine } from '#platform/rules/plain-text.ts'

/** Who wrote a review, as readers see it: the first name, and of the last one its initial. The rest is never kept. */
export function authorShown(name: string): string {
  const words = plainLine(name).split(' ')
  const [first = '', last] = [words[0], words.length > 1 ? words.at(-1) : undefined]
  const initial = [...(last ?? '')].find((character) => /\p{L}/u.test(character))
  return initial ? `${first} ${initial.toLocaleUpperCase()}.` : first
}
