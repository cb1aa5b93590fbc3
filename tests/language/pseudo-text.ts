/**
 * Spanish made strange, so that a text which nobody translated is seen: 'Compra hoy' becomes 'Cômprâ hôy'. Without its
 * diacritics it is the same, and so are the addresses that are made from it.
 */
export function pseudoText(text: string): string {
  if (isAddress(text)) return text
  let made = ''
  let at = 0
  for (const { 0: kept, index } of text.matchAll(untouched)) {
    made += strange(text.slice(at, index)) + kept
    at = index + kept.length
  }
  return made + strange(text.slice(at))
}

const isAddress = (text: string) => /^[a-z0-9]+(-[a-z0-9]+)+$|^\//.test(text)

const untouched = new RegExp(
  [
    /\{\{?\w+\}?\}/, // variables
    /<\/?[a-zA-Z][^<>]*>/, // tags
    /<!-- \w+:/, // what a comment of Markdown is about
    /&\w+;/,
    /\]\([^)]*\)/, // where a link leads
    /https?:\/\/\S+/,
    /[\w.+-]+@[\w.-]+\w/,
    /\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}\b/, // hosts
    /`[^`]*`/,
    /(?<!\p{L})\p{Lu}{2,}(?!\p{L})/u, // codes: PDF, BOSPD
    /\p{L}*\p{Ll}\p{Lu}\p{L}*/u, // companies: PayPal
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
)

const strange = (text: string) => text.replace(/[aoAO]/g, (letter) => circumflex[letter] ?? letter)

const circumflex: Readonly<Record<string, string>> = { a: 'â', o: 'ô', A: 'Â', O: 'Ô' }
