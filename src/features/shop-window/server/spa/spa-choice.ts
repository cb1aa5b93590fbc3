import type { SpaCategory } from './spa-categories.ts'

/** Who comes to a spa, mostly. */
const couple = 2

export type SpaChoice = { pax: number; category: string | null }

type Offered = { categories: SpaCategory[]; maxPax: number }

/** What an address chooses of a spa's services. Anything it does not offer is as good as nothing chosen. */
export function spaChoice(query: URLSearchParams, { categories, maxPax }: Offered): SpaChoice {
  const pax = /^\d{1,3}$/.test(query.get('pax') ?? '') ? Number(query.get('pax')) : usualPax(maxPax)
  const category = categories.find(({ key }) => key === query.get('category'))
  return { pax: Math.min(maxPax, Math.max(1, pax)), category: category?.key ?? null }
}

export const usualPax = (maxPax: number) => Math.min(couple, maxPax)
