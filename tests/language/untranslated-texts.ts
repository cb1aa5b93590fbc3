import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasSentences, sentencesIn } from './pseudo-code.ts'
import { pseudoText } from './pseudo-text.ts'

/** Finds what a page of the test language says in Spanish, of all that the site and its demo say in that. */
export function openSpanish(root: string) {
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const texts = [
    ...globSync('src/**/messages/es/**/*.ts', { cwd: root })
      .filter(hasSentences)
      .flatMap((file) => sentencesIn(read(file), file)),
    ...globSync('src/**/texts/es/*.md', { cwd: root }).flatMap((file) => read(file).split('\n')),
    ...globSync('{demo/data,photos}/**/*.json', { cwd: root, exclude: ownNames }).flatMap((file) =>
      spanishIn(JSON.parse(read(file))),
    ),
  ].filter((text) => pseudoText(text) !== text)
  const whole = new Set(texts.map(plain))
  // Reviews are shown in the language in which they were written.
  const reviews = globSync('demo/data/review-words/es.json', { cwd: root })
    .map((file) => plain(read(file)))
    .join()
  const parts = Map.groupBy(
    texts.flatMap(longParts).filter((part) => !reviews.includes(part)),
    beginning,
  )

  /** Whole texts, and long parts of texts in which something was filled in. */
  return (html: string): string[] => {
    const said = saidIn(html).map(plain)
    return [...new Set([...said.filter((text) => whole.has(text)), ...said.flatMap((text) => partsIn(text, parts))])]
  }
}

/** Names of towns stand in addresses as they are, and reviews in their language. */
const ownNames = ['demo/data/places.json', 'demo/data/review-words/*.json', 'demo/data/redirects.json']

function spanishIn(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, value]) =>
    key === 'es' && typeof value === 'string' ? [value] : spanishIn(value),
  )
}

/** Titles begin with a capital letter wherever they stand. */
const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase()

const longParts = (text: string) =>
  text
    .split(/\{\{?\w+\}?\}|<[^>]*>|\]\([^)]*\)|[*[\]#|>]/)
    .map(plain)
    .filter((part) => part.length >= 16 && / \S+ /.test(part) && pseudoText(part) !== part)

const beginning = (part: string) => part.slice(0, 16)

function partsIn(text: string, parts: Map<string, string[]>): string[] {
  const found: string[] = []
  for (let at = 0; at <= text.length - 16; at++) {
    for (const part of parts.get(text.slice(at, at + 16)) ?? []) if (text.startsWith(part, at)) found.push(part)
  }
  return found
}

/** What is between tags or in what they say, as a reader or a search engine has it. */
function saidIn(html: string): string[] {
  const shown = html.replaceAll(/<(script|style)\b(?![^>]*ld\+json)[\s\S]*?<\/\1>/g, '')
  const inTags = [...shown.matchAll(/\s(?:alt|title|aria-label|placeholder|content)="([^"]*)"/g)].map(
    ([, said]) => said,
  )
  const data = [...shown.matchAll(/<script[^>]*ld\+json[^>]*>([\s\S]*?)<\/script>/g)].flatMap(([, json = '']) =>
    [...json.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, said]) => said),
  )
  const between = shown.replaceAll(/<script[\s\S]*?<\/script>/g, '').split(/<!--[\s\S]*?-->|<[^>]*>/)
  return [...between, ...inTags, ...data].map((said = '') => unescaped(said))
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'", nbsp: ' ' }
const unescaped = (text: string) => text.replaceAll(/&([#\w]+);/g, (whole, name: string) => entities[name] ?? whole)
