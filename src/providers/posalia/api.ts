import { z } from 'zod'
import { fail, ok, type Result } from '#platform/rules/result.ts'
import { SupplierAway } from '#platform/rules/supplier-away.ts'

export type PosaliaSettings = {
  /** Where its API, or its stand-in, is reached; without a slash at the end. */
  url: string
  key: string
}

/** `limits`: how many seconds an answer may take, until its last byte. Booking a room may take longer than a question. */
export type PosaliaConnection = { fetch: typeof globalThis.fetch; limits: { read: number; write: number } }

type Call = {
  what: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  body?: object
  limit: keyof PosaliaConnection['limits']
}

export type PosaliaApi = {
  /**
   * The answer that fits the schema, or one of the refusals that the call may have. Everything else throws: where Posalia
   * is at fault it is away, and what became of the call is open; a call that it does not take is an error of ours. Errors
   * name the call and what was wrong with the answer, never what was sent or answered.
   */
  ask: Ask
  /** For questions that can't be refused. */
  read: <Answer>(call: Call, answer: z.ZodType<Answer>) => Promise<Answer>
  /** For calls that have nothing to answer. */
  tell: (call: Call) => Promise<void>
}

type Ask = <Answer, Refusal extends string>(
  call: Call,
  answer: z.ZodType<Answer>,
  refusals: readonly Refusal[],
) => Promise<Result<Answer, Refusal>>

export function makeApi({ url, key }: PosaliaSettings, { fetch, limits }: PosaliaConnection): PosaliaApi {
  async function send({ what, method, path, body, limit }: Call): Promise<{ status: number; text: string }> {
    try {
      return await within(limits[limit], async (signal) => {
        const response = await fetch(`${url}/v1${path}`, {
          method,
          headers: { authorization: `Bearer ${key}`, ...(body ? { 'content-type': 'application/json' } : {}) },
          body: body && JSON.stringify(body),
          redirect: 'error',
          signal,
        })
        return { status: response.status, text: await response.text() }
      })
    } catch (error) {
      throw new SupplierAway(`Posalia gave no answer to ${what}: ${error instanceof Error ? error.name : 'unknown'}`)
    }
  }

  const ask: Ask = async (call, answer, refusals) => {
    const { status, text } = await send(call)
    const body = parseJson(text)
    const refused = status === 409 ? refusal.safeParse(body).data?.error : undefined
    const known = refusals.find((one) => one === refused?.replaceAll('_', '-'))
    if (known) return fail(known)
    if (status !== 200) throw unexpected(status, call)
    const read = answer.safeParse(body)
    if (read.success) return ok(read.data)
    const places = read.error.issues.map(({ path, code }) => `${path.join('.') || 'answer'} ${code}`)
    throw new SupplierAway(`Posalia's answer to ${call.what} can't be read: ${places.slice(0, 5).join(', ')}`)
  }

  return {
    ask,
    read: async (call, answer) => {
      const read = await ask(call, answer, [])
      if (!read.ok) throw new SupplierAway(`Posalia refused ${call.what}`)
      return read.value
    },
    tell: async (call) => {
      const { status } = await send(call)
      if (status !== 204) throw unexpected(status, call)
    },
  }
}

function unexpected(status: number, { what }: Call): Error {
  return new (ourFaults.includes(status) ? Error : SupplierAway)(`Posalia answered ${status} to ${what}`)
}

/** What it takes offence at: a wrong key, or a call that it does not understand. A 404 may be anybody's. */
const ourFaults = [400, 401, 403, 422]

const refusal = z.object({ error: z.string() })

/** The parser's own error would quote the text. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Does not rely on `fetch` to mind the signal: one that reaches a stand-in within this process does not. */
async function within<Answer>(seconds: number, ask: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  const signal = AbortSignal.timeout(seconds * 1000)
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  return Promise.race([ask(signal), late])
}
