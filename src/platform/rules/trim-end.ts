/**
 * Without the characters at its end that a pattern matches one by one. A pattern of its own for them, such as / +$/,
 * begins anew at every space within the text, which takes quadratic time.
 */
export function trimEndOf(text: string, edge: RegExp): string {
  let end = text.length
  while (end > 0 && edge.test(text.charAt(end - 1))) end--
  return text.slice(0, end)
}
