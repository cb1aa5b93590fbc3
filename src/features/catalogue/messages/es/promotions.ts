import type { PromotionNames } from '#features/catalogue/rules/services/promotion-category.ts'

/** The categories of promotions: what they are called, and their part of an address. */
export default {
  'spa-circuit': { title: 'Circuito spa', slug: 'circuito-spa' },
  'spa-and-massage': { title: 'Spa y masaje', slug: 'spa-y-masaje' },
  'spa-and-food': { title: 'Spa y gastronomía', slug: 'spa-y-gastronomia' },
  'couples-spa': { title: 'Spa en pareja', slug: 'spa-en-pareja' },
  'day-pass': { title: 'Day pass', slug: 'day-pass' },
  'for-him': { title: 'Tratamientos para él', slug: 'tratamientos-para-el' },
  'private-spa': { title: 'Spa privado', slug: 'spa-privado' },
  'kids-spa': { title: 'Spa para niños', slug: 'spa-para-ninos' },
  'spa-and-ritual': { title: 'Spa y ritual', slug: 'spa-y-ritual' },
  'fathers-day': { title: 'Día del Padre', slug: 'dia-del-padre' },
  'mothers-day': { title: 'Día de la Madre', slug: 'dia-de-la-madre' },
  'black-friday': { title: 'Black Friday', slug: 'black-friday' },
  christmas: { title: 'Especial Navidad', slug: 'especial-navidad' },
  discounts: { title: 'Descuentos', slug: 'descuentos' },
  valentines: { title: 'San Valentín', slug: 'san-valentin' },
  'couples-massage': { title: 'Masaje en pareja', slug: 'masaje-en-pareja' },
  'teacher-gifts': { title: 'Regalos para profesores', slug: 'regalos-profesores' },
  'company-gifts': { title: 'Regalos de empresa', slug: 'regalos-empresa-spa' },
  other: { title: 'Otros', slug: 'otros' },
} satisfies PromotionNames
