import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * What a token is good for, with what it says: each is declared beside what signs it. One made for one purpose is worthless
 * for every other.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features add to it, which a type alias does not allow.
export interface LinkPurposes {}

type Purpose = keyof LinkPurposes

/** What a text is hidden for. No token has one of these purposes, so that no hash can be taken for a signature. */
type Hidden = 'attempts' | 'holds' | 'itself'

export type Signer = {
  sign: <Name extends Purpose>(purpose: Name, payload: LinkPurposes[Name]) => string
  /** The payload that was signed, or null for anything that we did not sign for this purpose. */
  verify: (purpose: Purpose, token: string) => unknown
  /** 32 hexadecimal digits in the place of a text that shall not be written down; only we can tell which text. */
  hash: (purpose: Hidden, text: string) => string
}

/** Links that prove themselves: what they say stands in them, readable, with an HMAC-SHA256 that only we can make. */
export function makeSigner(secret: string): Signer {
  const hmacOf = (purpose: Purpose | Hidden, text: string) =>
    createHmac('sha256', secret).update(`calmaria/1/${purpose}\n${text}`)
  const signatureOf = (purpose: Purpose, body: string) => hmacOf(purpose, body).digest('base64url')
  return {
    sign: (purpose, payload) => {
      const body = Buffer.from(JSON.stringify(payload)).toString('base64url')
      return `${body}.${signatureOf(purpose, body)}`
    },
    verify: (purpose, token) => {
      const [, body, signature] = shape.exec(token) ?? []
      if (body === undefined || signature === undefined) return null
      const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(purpose, body)))
      return isOurs ? JSON.parse(Buffer.from(body, 'base64url').toString()) : null
    },
    hash: (purpose, text) => hmacOf(purpose, text).digest('hex').slice(0, 32),
  }
}

/** Two parts in base64url; a SHA-256 has 43 characters. */
const shape = /^([\w-]+)\.([\w-]{43})$/
