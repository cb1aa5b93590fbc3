import type { PromotionNames } from '#features/catalogue/rules/services/promotion-category.ts'

/** The categories of promotions: what they are called, and their part of an address. */
export default {
  'spa-circuit': { title: 'Circuito de spa', slug: 'circuito-de-spa' },
  'spa-and-massage': { title: 'Spa e massagem', slug: 'spa-e-massagem' },
  'spa-and-food': { title: 'Spa e gastronomia', slug: 'spa-e-gastronomia' },
  'couples-spa': { title: 'Spa para casais', slug: 'spa-para-casais' },
  'day-pass': { title: 'Day pass', slug: 'day-pass' },
  'for-him': { title: 'Tratamentos para ele', slug: 'tratamentos-para-ele' },
  'private-spa': { title: 'Spa privado', slug: 'spa-privado' },
  'kids-spa': { title: 'Spa para crianças', slug: 'spa-para-criancas' },
  'spa-and-ritual': { title: 'Spa e ritual', slug: 'spa-e-ritual' },
  'fathers-day': { title: 'Dia do Pai', slug: 'dia-do-pai' },
  'mothers-day': { title: 'Dia da Mãe', slug: 'dia-da-mae' },
  'black-friday': { title: 'Black Friday', slug: 'black-friday' },
  christmas: { title: 'Especial de Natal', slug: 'especial-de-natal' },
  discounts: { title: 'Descontos', slug: 'descontos' },
  valentines: { title: 'Dia dos Namorados', slug: 'dia-dos-namorados' },
  'couples-massage': { title: 'Massagem para casais', slug: 'massagem-para-casais' },
  'teacher-gifts': { title: 'Presentes para professores', slug: 'presentes-professores' },
  'company-gifts': { title: 'Presentes de empresa', slug: 'presentes-empresa-spa' },
  other: { title: 'Outros', slug: 'outros' },
} satisfies PromotionNames
