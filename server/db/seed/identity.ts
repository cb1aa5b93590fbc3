import { createHash } from 'node:crypto'

const namespace = Buffer.from('c9f6b1d2a05e4f0b8c3a6d7e91f24b58', 'hex')

/** The same thing has the same uuid in every seeding: a version 5 uuid of its name. */
export function uuidOf(...parts: (string | number)[]): string {
  const hash = createHash('sha1').update(namespace).update(parts.join('/')).digest().subarray(0, 16)
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6)
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = hash.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
