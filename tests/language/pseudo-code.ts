import { parseAst } from 'vite'
import { pseudoText } from './pseudo-text.ts'

/** Among messages, lists of addresses, of files and of words that people look for say nothing. */
export const hasSentences = (file: string) => !/\/(addresses|namespaces|query-words)\.ts$/.test(file)

/** A file of messages: objects of objects of sentences, functions that say one, and parts that it imports. */
export function pseudoMessages(source: string, file: string): string {
  const found: Found[] = []
  readMessages(exportIn(source), found, { source, file })
  return replaced(source, found)
}

/** All sentences of such a file. */
export function sentencesIn(source: string, file: string): string[] {
  const found: Found[] = []
  readMessages(exportIn(source), found, { source, file })
  return found.map(({ text }) => text)
}

/** All that is said in a file of code: its strings and templates, and not what it imports or the keys of its objects. */
export function pseudoCode(source: string): string {
  const found: Found[] = []
  for (const statement of parse(source).body)
    if (statement.type !== 'ImportDeclaration') readStrings(statement, found, source)
  return replaced(source, found)
}

/** What stands between `start` and `end` says `text`, and is to be replaced by `made`. */
type Found = { start: number; end: number; text: string; made: string }

const literal = (start: number, end: number, text: string): Found => ({
  start,
  end,
  text,
  made: JSON.stringify(pseudoText(text)),
})

const exportIn = (source: string) =>
  parse(source).body.find(({ type }) => type === 'ExportDefaultDeclaration')?.declaration

type Node = { type: string; start: number; end: number; [key: string]: unknown }

const parse = (source: string) =>
  parseAst(source, { lang: 'ts' }) as unknown as { body: (Node & { declaration?: Node })[] }

type Origin = { source: string; file: string }

function readMessages(node: Node | undefined, found: Found[], origin: Origin) {
  const { type, expression, properties, elements, value, start, end } = node ?? { type: 'nothing', start: 0, end: 0 }
  if (type === 'TSAsExpression' || type === 'TSSatisfiesExpression') readMessages(expression as Node, found, origin)
  else if (type === 'ObjectExpression') {
    for (const property of properties as Node[]) {
      const { type, key, value, argument } = property
      // A part of an address.
      if ((key as { name?: string } | undefined)?.name === 'slug') continue
      readMessages((type === 'SpreadElement' ? argument : value) as Node, found, origin)
    }
  } else if (type === 'ArrayExpression') {
    for (const element of elements as Node[]) readMessages(element, found, origin)
  } else if (type === 'Literal' && typeof value === 'string') found.push(literal(start, end, value))
  else if (type === 'ArrowFunctionExpression') readStrings(node?.body as Node, found, origin.source)
  // A part from another file.
  else if (type !== 'Identifier') throw new Error(`${origin.file}: what is ${type} at ${start}?`)
}

function readStrings(node: Node, found: Found[], source: string) {
  const { type, start, end, value } = node
  if (type === 'Literal' && typeof value === 'string') found.push(literal(start, end, value))
  if (type === 'TemplateElement') {
    // Its place is with the signs around it.
    const { raw } = value as { raw: string }
    const from = source.indexOf(raw, start)
    found.push({ start: from, end: from + raw.length, text: raw, made: pseudoText(raw) })
  }
  for (const [key, child] of Object.entries(node)) {
    if (type === 'Property' && key === 'key') continue
    for (const one of Array.isArray(child) ? child : [child]) if (isNode(one)) readStrings(one, found, source)
  }
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'

const replaced = (source: string, found: Found[]) =>
  found
    .toSorted((a, b) => b.start - a.start)
    .reduce((code, { start, end, made }) => code.slice(0, start) + made + code.slice(end), source)
