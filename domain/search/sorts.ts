/** Spec 2.9: six ways to order spas, four to order services. Stays keep the shop's order. */
export const sorts = {
  spas: ['recommended', 'best-rated', 'cheapest-service', 'dearest-service', 'cheapest-hotel', 'dearest-hotel'],
  services: ['recommended', 'cheapest', 'dearest', 'promotion-first'],
  getaways: ['recommended'],
} as const

export type SearchKind = keyof typeof sorts
export const searchKinds = Object.keys(sorts) as SearchKind[]

export type SpaSort = (typeof sorts.spas)[number]
export type ServiceSort = (typeof sorts.services)[number]
export type Sort = SpaSort | ServiceSort
