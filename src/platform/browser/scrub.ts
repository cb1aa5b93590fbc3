/**
 * What could tell who somebody is, or open what is theirs, is replaced by a word in brackets. Rather too much is taken
 * out than too little. What has been cleaned before stays as it is.
 */
type Rule = [pattern: RegExp, replacement: string]

const rules: Rule[] = [
  // Whatever stands in a query or after a #: searches, addresses, signatures. The line and column behind it stay.
  [/(?<![^\s?#"'<>()])([^\s?#"'<>()/]*\/[^\s?#"'<>()]*)[?#][^\s"'<>()]*?(?=(?::\d+){0,2}(?:[\s"'<>()]|$))/g, '$1'],
  [/[^\s"'<>@:/(),;=[\]]{1,64}(?:@|%40)[^\s"'<>@:/(),;=[\]]{1,100}\.[a-z]{2,}/gi, '[email]'],
  [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi, '[uuid]'],
  // Signatures and session tokens: many characters, of all sorts or hexadecimal.
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{24,}/g, '[token]'],
  [/\b[0-9a-f]{24,}\b/gi, '[token]'],
  // Balances and coupons of one person (`MO-…`), stays that are held, gift cards; also typed in small letters.
  [/\b[A-Z]{1,6}-[A-Z2-9]{6}-[A-Z2-9]{6}\b/g, '[code]'],
  [/\b[a-z]{1,6}-(?=[a-z-]*\d)[a-z2-9]{6}-[a-z2-9]{6}\b/gi, '[code]'],
  [/\bC-[A-Z2-9]{4}-[A-Z2-9]{4}\b/gi, '[code]'],
  // References and locators (`SP12345ABC`), and what payments are called at their provider.
  [/\b(?:[A-Z]{2})?\d{5}[A-Z]{3}\b/gi, '[code]'],
  [/\b\d{4}(?=\d*[A-Z])[0-9A-Z]{8}\b/g, '[code]'],
  [/\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?\b/g, '[number]'],
  [/\b(?:[XYZ]\d{7}|\d{8})-?[A-Z]\b/gi, '[number]'],
  [/\b(?!127\.0\.0\.1\b)\d{1,3}(?:\.\d{1,3}){3}\b/g, '[address]'],
  [/\b(?:[0-9a-f]{1,4}:){4,7}[0-9a-f]{0,4}\b/gi, '[address]'],
  // Phones and cards: nine digits or more, with what people write between them.
  [/(?:\+|\b)\d(?:[ ().-]{0,2}\d){8,18}\b/g, '[number]'],
  // Fields that are about a person, as JSON, forms and programs write them.
  [
    /\b((?:first|last|full|sur|user)?_?(?:name|nombre|apellidos?|nome|apelidos?)|buyer|beneficiary|address|comments?|dedication)(["']?\s*[:=]\s*)("[^"]*"|'[^']*'|[^\s,;&}]+)/gi,
    '$1$2[text]',
  ],
  [/(invalid input[^:\n]*: )"[^"\n]*"/g, '$1"[text]"'],
]

export function scrubText(text: string): string {
  const left = rules.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement), text)
  return left.replace(quoted, (all: string) => (word.test(all.slice(1, -1)) ? all : `${all[0]}[text]${all.at(-1)}`))
}

/** What is quoted and more than one plain word may be what somebody has typed. An apostrophe within a word is no quote. */
const quoted = /"[^"\n]*"|(?<!\w)'[^'\n]*'(?!\w)|“[^”\n]{0,1000}”|«[^»\n]{0,1000}»/g
const word = /^[\w.:/$#@[\]()-]*$/

/** Of an address the path alone, each part by itself. */
export function scrubPath(path: string): string {
  const [plain = ''] = path.split(/[?#]/, 1)
  return plain
    .split('/')
    .map((part) => scrubText(decoded(part)))
    .join('/')
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Only lines that name a place: a stack may begin with the message, which has been told already. */
export function scrubStack(stack: string, mostLines: number): string {
  return stack
    .split('\n')
    .map((line) => line.trim().slice(0, 400))
    .filter((line) => place.test(line))
    .slice(0, mostLines)
    .map((line) => scrubText(line))
    .join('\n')
}

/** `at step (https://…/a.js:1:2)` in Chrome and Node, `step@https://…/a.js:1:2` in the others. */
const place = /^at .|^[^\s@]*@.*:\d+$/

/** What a visitor has typed, wherever it appears. Short words would be found everywhere. */
export function withoutTyped(text: string, typed: readonly string[]): string {
  return typed
    .filter((value) => value.length >= 3)
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, value) => left.replaceAll(value, '[typed]'), text)
}
