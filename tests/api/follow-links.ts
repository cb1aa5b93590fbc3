import { exampleOf, type FoundLink, type Program } from './program.ts'

type Json = Record<string, unknown>
type Sent = { path: Record<string, string>; query: Record<string, string>; body: Json }
/** A call that was answered, and what its answer gives. */
type Step = { id: string; answer: Json }

/** So many things of a list are tried one after the other: of the first few, something can be had. */
const mostTries = 24

/**
 * Somebody who wants something of a kind, and finds by the links of the document alone which calls lead there and what
 * each of them takes from the one before. What no link names is taken from the document's examples.
 */
export function followLinks(program: Program, lang: string) {
  const links = program.links()

  /** The first purchase of a kind that can be begun, from the lists on that need nothing. */
  async function begin(kind: string): Promise<Step> {
    for await (const step of answersAfter(links.filter(({ requestBody }) => requestBody?.kind === kind))) return step
    throw new Error(`No call leads to a purchase of ${kind}`)
  }

  /** Of everything that earlier answers name, in their order. */
  async function* answersAfter(ways: FoundLink[]): AsyncGenerator<Step> {
    for (const link of ways) {
      for await (const step of answersOf(link.from)) {
        for (const sent of sentBy(link, step)) {
          const reached = await send(link.operationId, sent)
          if (reached) yield reached
        }
      }
    }
  }

  async function* answersOf(id: string): AsyncGenerator<Step> {
    const ways = links.filter(({ operationId }) => operationId === id)
    const list = ways.length === 0 ? await send(id, nothing) : null
    if (list) yield list
    yield* answersAfter(ways)
  }

  /** A refusal is an answer too: then something else is tried. */
  async function send(id: string, { path, query, body }: Sent): Promise<Step | null> {
    const { parameters = [], requestBody } = program.operation(id)
    const isSpoken = parameters.some((parameter) => parameter.name === 'lang')
    const content = requestBody?.content['application/json']
    const whole = content ? (merged(exampleOf(content, body), body) as Json) : {}
    const { status, answer } = await program.attempt(id, {
      path,
      query: { ...query, ...(isSpoken && { lang }) },
      body: 'lang' in whole ? { ...whole, lang } : whole,
    })
    return status < 300 ? { id, answer } : null
  }

  /** What a link takes from an answer: of a list, one thing after the other. */
  function* sentBy(link: FoundLink, { answer }: Step): Generator<Sent> {
    const { parameters = [] } = program.operation(link.operationId)
    const isInPath = (name: string) => parameters.some((one) => one.name === name && one.in === 'path')
    for (let place = 0; place < mostTries; place++) {
      const given = resolve({ parameters: link.parameters ?? {}, body: link.requestBody ?? {} }, answer, place)
      if (!given) return
      const named = Object.entries(given.parameters).map(([name, value]) => [name, String(value)] as const)
      yield {
        path: Object.fromEntries(named.filter(([name]) => isInPath(name))),
        query: Object.fromEntries(named.filter(([name]) => !isInPath(name))),
        body: given.body,
      }
      if (!JSON.stringify(link).includes('/0/')) return
    }
  }

  return {
    begin,
    /** The call that an answer names as the next one. */
    next: async ({ id, answer }: Step, name: string): Promise<Step> => {
      const link = links.find((one) => one.from === id && one.name === name)
      const [sent] = link ? sentBy(link, { id, answer }) : []
      const reached = link && sent && (await send(link.operationId, sent))
      if (!reached) throw new Error(`${id} does not lead on to ${name}`)
      return reached
    },
  }
}

const nothing: Sent = { path: {}, query: {}, body: {} }

type Given = { parameters: Json; body: Json }

/** Each expression with what stands there in the answer; null where a list has nothing in that place. */
function resolve(given: Given, answer: Json, place: number): Given | null {
  let isWhole = true
  const put = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(put)
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, put(inner)]))
    if (typeof value !== 'string' || !value.startsWith('$response.body#/')) return value
    const steps = value.slice('$response.body#/'.length).replace('/0/', `/${place}/`).split('/')
    const found = steps.reduce<unknown>((inner, step) => (inner as Json | undefined)?.[step], answer)
    if (found === undefined) isWhole = false
    return found
  }
  const filled = put(given) as Given
  return isWhole ? filled : null
}

/** What is known, over the example, field by field. */
function merged(example: unknown, known: unknown): unknown {
  if (known === undefined) return example
  if (Array.isArray(known) && Array.isArray(example)) return known.map((one, place) => merged(example[place], one))
  if (!isObject(known) || !isObject(example)) return known
  const names = [...new Set([...Object.keys(example), ...Object.keys(known)])]
  return Object.fromEntries(names.map((name) => [name, merged(example[name], known[name])]))
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
