import { z } from 'zod'

export type PaypalSettings = {
  /** https://api-m.paypal.com, or where its stand-in stands; without a slash at the end. */
  url: string
  clientId: string
  secret: string
  webhookId: string
  /** Where certificates may come from: names of hosts, by https only; or whole origins, as they are written. */
  certificateHosts: readonly string[]
}

export type Surroundings = { fetch: typeof globalThis.fetch; now: () => Date; timeout: number }

export type PaypalApi = {
  /** The answer, if it settles the matter; anything that leaves it open throws. */
  get: (path: string) => Promise<PaypalAnswer>
  /** `requestId` makes PayPal do a thing once, however often it is asked to. */
  post: (path: string, requestId: string, body: object) => Promise<PaypalAnswer>
}

/** `issue` is PayPal's own word for what is wrong, where something is. */
export type PaypalAnswer = { status: number; body: unknown; issue?: string }

export function makeApi(settings: PaypalSettings, { fetch, now, timeout }: Surroundings): PaypalApi {
  const token = keepToken(() => fetchToken(settings, { fetch, now, timeout }), now)

  async function send(
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: object,
  ): Promise<PaypalAnswer> {
    let answer = await once(await token.get())
    // A token can be withdrawn before its time. What is refused for it has not been done.
    if (answer.status === 401) {
      token.drop()
      answer = await once(await token.get())
    }
    return read(answer, `${method} ${path}`)

    function once(bearer: string) {
      return fetch(`${settings.url}${path}`, {
        method,
        headers: { ...headers, authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
        body: body && JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      })
    }
  }

  return {
    get: (path) => send('GET', path, {}),
    post: (path, requestId, body) =>
      send('POST', path, { 'paypal-request-id': requestId, prefer: 'return=representation' }, body),
  }
}

/** One token serves everybody until a minute before its end, and those who find none wait for the same new one. */
function keepToken(fetchOne: () => Promise<Token>, now: () => Date) {
  let kept: Promise<Token> | undefined

  function renew() {
    const asked = fetchOne()
    kept = asked
    asked.catch(() => {
      if (kept === asked) kept = undefined
    })
    return asked
  }

  return {
    get: async (): Promise<string> => {
      const asked = kept ?? renew()
      const found = await asked
      if (found.goodUntil > now().getTime()) return found.token
      const next = kept && kept !== asked ? kept : renew()
      return (await next).token
    },
    drop: () => {
      kept = undefined
    },
  }
}

type Token = { token: string; goodUntil: number }

async function fetchToken({ url, clientId, secret }: PaypalSettings, { fetch, now, timeout }: Surroundings) {
  const asked = now().getTime()
  const response = await fetch(`${url}/v1/oauth2/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  })
  const { body, status } = await read(response, 'POST /v1/oauth2/token')
  if (status !== 200) throw new Error(`PayPal gave no token: ${status}`)
  const { access_token, expires_in } = tokenSchema.parse(body)
  return { token: access_token, goodUntil: asked + (expires_in - 60) * 1000 }
}

const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number() })

async function read(response: Response, what: string): Promise<PaypalAnswer> {
  const { status } = response
  const text = await response.text()
  if (!settled.has(status)) throw new Error(`PayPal answered ${status} to ${what}`)
  const body: unknown = status === 204 ? null : JSON.parse(text)
  return { status, body, issue: status < 300 ? undefined : issueOf(body) }
}

/** Done, not there, or not to be done: everything else may be otherwise the next time. */
const settled = new Set([200, 201, 204, 404, 422])

/** The same was asked before, and is being done. */
export const isUnderWay = (issue: string) =>
  issue === 'PREVIOUS_REQUEST_IN_PROGRESS' || issue === 'DUPLICATE_REQUEST_ID'

function issueOf(body: unknown) {
  const { data } = problemSchema.safeParse(body)
  return data?.details?.[0]?.issue ?? data?.name ?? 'UNKNOWN'
}

const problemSchema = z.object({
  name: z.string().optional(),
  details: z.array(z.object({ issue: z.string() })).optional(),
})
