/** Spec 2.9: six ways to order spas, four to order services. Of stays those that speak of hotels. */
export const sorts = {
  spas: ['recommended', 'best-rated', 'cheapest-service', 'dearest-service', 'cheapest-hotel', 'dearest-hotel'],
  services: ['recommended', 'cheapest', 'dearest', 'promotion-first'],
  getaways: ['recommended', 'best-rated', 'cheapest-hotel', 'dearest-hotel'],
} as const

export type SearchKind = keyof typeof sorts
export const searchKinds = Object.keys(sorts) as SearchKind[]

export type SpaSort = (typeof sorts.spas)[number]
export type ServiceSort = (typeof sorts.services)[number]
export type StaySort = (typeof sorts.getaways)[number]
export type Sort = SpaSort | ServiceSort
