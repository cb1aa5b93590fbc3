import { pseudoText } from './pseudo-text.ts'

/** Data in which texts stand beside each other by their language, with those of `xx` beside the Spanish ones. */
export function withPseudo(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withPseudo)
  if (typeof data !== 'object' || data === null) return data
  const own = Object.fromEntries(Object.entries(data).map(([key, value]) => [key, withPseudo(value)]))
  return 'es' in own ? { ...own, xx: pseudo(own.es) } : own
}

/** Data of one language, all of it. */
export function pseudo(data: unknown): unknown {
  if (typeof data === 'string') return pseudoText(data)
  if (Array.isArray(data)) return data.map(pseudo)
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, pseudo(value)]))
}
