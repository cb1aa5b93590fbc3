import { partySizes, type VoucherOnSale } from '#features/catalogue/rules/prices/cheapest-way.ts'
import type { Capacity } from '#features/catalogue/rules/services/service.ts'

/** The party a page opens with. `asked` is the number the address named, if it named one. */
type AskedParty = { pax: number; asked: number | null; isRefused: boolean }

/**
 * What `?pax=` means for an experience: a number that is none, or nonsense, asks for nothing and opens `usual`. Too many
 * people are refused, and the page opens with the largest party there is.
 */
export function askedParty(onSale: readonly VoucherOnSale[], usual: number, text: string | null): AskedParty {
  const asked = /^\d{1,6}$/.test(text ?? '') ? Number(text) || null : null
  const sizes = partySizes(onSale)
  const pax = sizes.find((size) => size >= (asked ?? usual))
  if (pax) return { pax, asked, isRefused: false }
  return { pax: sizes.at(-1) ?? usual, asked, isRefused: asked !== null }
}

/** A spa with room for seven sells three vouchers for two, not four. */
export function largestParty({ minimum, maximum, incrementing }: Capacity): number {
  if (incrementing === 0) return minimum
  return minimum + incrementing * Math.max(0, Math.floor((maximum - minimum) / incrementing))
}
