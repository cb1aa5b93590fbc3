import { createCipheriv, createHmac, timingSafeEqual } from 'node:crypto'

export const signatureVersions = ['HMAC_SHA512_V2', 'HMAC_SHA256_V1'] as const
export type SignatureVersion = (typeof signatureVersions)[number]

/** Each order number has a key of its own, made from the merchant's. */
export function sign(version: SignatureVersion, key: string, order: string, text: string): string {
  return version === 'HMAC_SHA512_V2'
    ? createHmac('sha512', recentKey(key, order)).update(text).digest('base64url')
    : createHmac('sha256', orderKeyV1(key, order)).update(text).digest('base64')
}

/** A payment is two calls with their answers and a notification, all under one order: its key is made once. */
const recentKeys = new Map<string, string>()
const mostRecent = 100

function recentKey(key: string, order: string): string {
  const name = `${key} ${order}`
  const known = recentKeys.get(name)
  if (known) return known
  if (recentKeys.size === mostRecent) recentKeys.clear()
  const made = orderKeyV2(key, order)
  recentKeys.set(name, made)
  return made
}

/** Answers come in either alphabet of base64, so the bytes are compared, in a time that tells nothing. */
export function isSigned(given: string, version: SignatureVersion, key: string, order: string, text: string): boolean {
  if (!/^[\w+/-]+=*$/.test(given)) return false
  const right = Buffer.from(sign(version, key, order, text), 'base64')
  const bytes = Buffer.from(given, 'base64')
  return bytes.length === right.length && timingSafeEqual(bytes, right)
}

export function orderKeyV1(key: string, order: string): Buffer {
  const bytes = Buffer.from(order)
  const padded = Buffer.concat([bytes, Buffer.alloc(-bytes.length & 7)])
  const cipher = createCipheriv('des-ede3-cbc', Buffer.from(key, 'base64'), Buffer.alloc(8)).setAutoPadding(false)
  return Buffer.concat([cipher.update(padded), cipher.final()])
}

/** The key is the text in base64, not the bytes it stands for. */
export function orderKeyV2(key: string, order: string): string {
  const cipher = createCipheriv('aes-128-cbc', Buffer.from(key.slice(0, 16)), Buffer.alloc(16))
  return Buffer.concat([cipher.update(order), cipher.final()]).toString('base64')
}
