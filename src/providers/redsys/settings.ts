import type { SignatureVersion } from './signature.ts'

export type RedsysSettings = {
  /** Without a slash at the end: https://sis.redsys.es, https://sis-t.redsys.es:25443 or a stand-in's. */
  url: string
  /** Below the address: '/sis/NC/redsysV3.js', for tests '/sis/NC/sandbox/redsysV3.js'. */
  scriptPath: string
  merchant: string
  terminal: string
  key: string
  signatureVersion: SignatureVersion
}

/** In milliseconds: how long an answer is waited for. */
export type Connection = { fetch: typeof globalThis.fetch; timeout: number }

/** ISO 4217: Redsys knows currencies by number, and ours are euros. */
export const currencyNumber = '978'
