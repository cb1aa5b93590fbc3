import { z } from 'zod'
import type { RedsysSettings } from './settings.ts'
import { isSigned, type SignatureVersion, sign } from './signature.ts'

export type Envelope = z.infer<typeof envelope>
export type Parameters = Record<string, unknown>

export const envelope = z.object({
  Ds_SignatureVersion: z.string(),
  Ds_MerchantParameters: z.string().min(1),
  Ds_Signature: z.string().min(1),
})

const anything = z.record(z.string(), z.unknown())

export type Signing = Pick<RedsysSettings, 'key' | 'signatureVersion'>

export function seal({ key, signatureVersion }: Signing, order: string, parameters: Parameters): Envelope {
  const text = encode(signatureVersion, parameters)
  return {
    Ds_SignatureVersion: signatureVersion,
    Ds_MerchantParameters: text,
    Ds_Signature: sign(signatureVersion, key, order, text),
  }
}

/**
 * What is inside, if it was signed with our key, for this order, in the version we speak: one in another version could
 * be an old signature that was broken since.
 */
export function open({ key, signatureVersion }: Signing, sealed: Envelope, order: string): Parameters | null {
  if (sealed.Ds_SignatureVersion !== signatureVersion) return null
  const text = sealed.Ds_MerchantParameters
  return isSigned(sealed.Ds_Signature, signatureVersion, key, order, text) ? peek(sealed) : null
}

/** Believes nothing: only to find out which order it claims to be about. */
export function peek(sealed: Envelope): Parameters | null {
  try {
    const text = Buffer.from(sealed.Ds_MerchantParameters, 'base64').toString('utf8')
    return anything.parse(JSON.parse(text))
  } catch {
    return null
  }
}

const encode = (version: SignatureVersion, parameters: Parameters) =>
  Buffer.from(JSON.stringify(parameters)).toString(version === 'HMAC_SHA512_V2' ? 'base64url' : 'base64')
