/** Each connection keeps the plans of what it was named; lists of changing length would make new ones for ever. */
const mostNames = 300
const names = new Map<string, string>()

/** A name for a statement, the same in every connection, or none where there are too many. */
export function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined) return known
  if (names.size >= mostNames) return undefined
  const name = `s${names.size}`
  names.set(text, name)
  return name
}
