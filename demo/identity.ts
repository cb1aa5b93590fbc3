import { hash } from 'node:crypto'

const namespace = 'calmaria.example/'

/** The same thing has the same uuid in every seeding: a version 5 uuid, made from its name. */
export function uuidOf(...parts: (string | number)[]): string {
  const hex = hash('sha1', namespace + parts.join('/'))
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
