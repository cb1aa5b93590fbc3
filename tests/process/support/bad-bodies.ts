/** What has kept programs busy that read typed text: each as long as one likes. */
const worstKinds = [' ', ' \u200d', '\r\n', '",', 'a@', 'a.', '-', '0', '%', '<b>', 'e\u0301', '\u{1f9d6}']

const texts = (length: number) =>
  worstKinds.map((kind) => kind.repeat(Math.ceil(length / kind.length)).slice(0, length))

export type Body = { what: string; body: BodyInit; type?: string; isLongAll?: boolean }

/** Where the reading is the same as everywhere: every field long, of each kind. */
export const isLongAll = (body: Body) => body.isLongAll === true

/** As much as a form may be. */
const formBytes = 60_000

/** For a form with these fields: all of them long, one of them as long as the whole, and what is no form at all. */
export function badForms(fields: Record<string, string>): Body[] {
  const names = Object.keys(fields)
  const form = (entries: [string, string][]) => new URLSearchParams(entries)
  const fitting = (body: URLSearchParams) => String(body).length < formBytes + 4000
  const everywhere = texts(Math.floor(formBytes / 9 / Math.max(1, names.length))).map((text) =>
    form(names.map((name) => [name, fields[name] || text])),
  )
  const within = names.filter((name) => !fields[name]).slice(0, 2)
  const alone = within.flatMap((name) =>
    texts(formBytes / 9).map((text) => form([...Object.entries(fields), [name, text]])),
  )
  const spaces = within.map((name) => form([...Object.entries(fields), [name, ' '.repeat(formBytes - 2000)]]))
  const odd = [
    '&'.repeat(formBytes),
    '='.repeat(formBytes),
    'a=&'.repeat(formBytes / 3),
    '%'.repeat(formBytes),
    '%C3'.repeat(formBytes / 3),
    'x'.repeat(formBytes),
    Array.from({ length: formBytes / 9 }, (_, i) => `f${i}=1`)
      .join('&')
      .slice(0, formBytes),
    ...names.slice(0, 2).map((name) => `${name}=1&`.repeat(Math.floor(formBytes / (name.length + 3)))),
  ]
  const type = 'application/x-www-form-urlencoded'
  return [...everywhere, ...alone, ...spaces]
    .filter(fitting)
    .map(
      (body): Body => ({
        what: String(body).slice(0, 80),
        body: String(body),
        type,
        isLongAll: everywhere.includes(body),
      }),
    )
    .concat(odd.map((body) => ({ what: body.slice(0, 30), body, type })))
}

/** The same fields as parts, and what makes reading parts slow. */
export function badParts(fields: Record<string, string>, file: string): Body[] {
  const megabyte = 1024 * 1024
  const contents = ['\r\n', '\r\n--', '"', ';\n', '-', '\u0000', 'a,b\n'].map((kind) =>
    kind.repeat(megabyte / kind.length),
  )
  const files = contents.map((content) => withFile(fields, file, content))
  const long = texts(50_000).map((text) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value || text)
    return { what: `parts of ${JSON.stringify(text.slice(0, 6))}`, body }
  })
  const many = new FormData()
  for (let count = 0; count < 5000; count++) many.append(`f${count}`, '')
  return [...files, ...long, { what: '5,000 parts', body: many }]
}

function withFile(fields: Record<string, string>, file: string, content: string): Body {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  body.set(file, new Blob([content], { type: 'text/csv' }), 'lista.csv')
  return { what: `a file of ${JSON.stringify(content.slice(0, 6))}`, body }
}

/** As much as a call may be sent. */
const jsonBytes = 60_000

export type Schema = {
  type?: string
  properties?: Record<string, Schema>
  items?: Schema
  enum?: unknown[]
  oneOf?: Schema[]
  $ref?: string
}

/** For a call whose body has this schema: its strings long, its lists long, and JSON that is hard to read. */
export function badJson(schema: Schema, resolve: (schema: Schema) => Schema): Body[] {
  const type = 'application/json'
  const ways = resolve(schema).oneOf ?? [schema]
  const filled = ways.flatMap((way) => texts(jsonBytes / 3).map((text) => JSON.stringify(fill(way, text, resolve))))
  const odd = [
    '['.repeat(jsonBytes),
    '['.repeat(jsonBytes / 2) + ']'.repeat(jsonBytes / 2),
    `${'{"a":'.repeat(jsonBytes / 6)}1${'}'.repeat(jsonBytes / 6)}`,
    `[${'1,'.repeat(jsonBytes / 2 - 1)}1]`,
    `{${Array.from({ length: jsonBytes / 12 }, (_, i) => `"k${i}":0`).join(',')}}`,
    '9'.repeat(jsonBytes),
    `"${'\\ud83e'.repeat(jsonBytes / 6)}"`,
    ' '.repeat(jsonBytes),
  ]
  return [...filled.filter((body) => body.length < 65_000), ...odd].map((body) => ({
    what: body.slice(0, 60),
    body,
    type,
  }))
}

/** Each list has as many entries as fit, each text is this one; what must be one of some words is one of them. */
function fill(schema: Schema, text: string, resolve: (schema: Schema) => Schema, depth = 0): unknown {
  const { type, properties, items, oneOf, enum: words } = resolve(schema)
  if (words) return words[0]
  if (type === 'boolean') return true
  if (oneOf?.[0]) return fill(oneOf[0], text, resolve, depth)
  if (depth > 4) return text.slice(0, 10)
  if (properties) {
    const names = Object.keys(properties)
    const share = text.slice(0, Math.floor(text.length / names.length))
    return Object.fromEntries(names.map((name) => [name, fill(properties[name] as Schema, share, resolve, depth + 1)]))
  }
  if (items) return Array.from({ length: 200 }, () => fill(items, text.slice(0, text.length / 200), resolve, depth + 1))
  return type === 'integer' || type === 'number' ? Number.MAX_SAFE_INTEGER : text
}
