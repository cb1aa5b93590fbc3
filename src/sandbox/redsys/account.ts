import type { RedsysSettings } from '#providers/redsys/settings.ts'

/** Redsys' own public test merchant, with the key that stands in its manuals. */
export const redsysAccount: RedsysAccount = {
  merchant: '999008881',
  terminal: '1',
  key: 'sq7HjrUOBfKmC576ILgskD5srU870gJ7',
  signatureVersion: 'HMAC_SHA512_V2',
}

export type RedsysAccount = Pick<RedsysSettings, 'merchant' | 'terminal' | 'key' | 'signatureVersion'>

/** How a shop reaches the stand-in; `url` is the sandbox's own, as in `createSandbox`. */
export const sandboxRedsys = (url: string): RedsysSettings => ({
  ...redsysAccount,
  url: `${url}/sandbox/redsys`,
  scriptPath: '/sis/NC/sandbox/redsysV3.js',
})
