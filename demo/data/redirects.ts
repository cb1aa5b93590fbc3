/** Spas that changed their name, services and getaways that changed theirs, and addresses of an older site. */
export const movedSpas = [
  { spa: 'Aguamadre Spa', formerly: 'aguamadre-wellness-center' },
  { spa: 'Azahar Wellness', formerly: 'spa-hotel-gran-azahar' },
  { spa: 'Thalasso Faro Sur', formerly: 'talaso-faro-sur' },
]

export const movedServices = [
  { spa: 'Aguamadre Spa', recipe: 'couples-massage', formerly: { es: 'masaje-duo', pt: 'massagem-duo' } },
  {
    spa: 'Urbano 28 Spa',
    recipe: 'after-work-massage',
    formerly: { es: 'masaje-tarde-y-circuito', pt: 'massagem-tarde-e-circuito' },
  },
  {
    spa: 'Baños de la Reina Mora',
    recipe: 'hot-stone-massage',
    formerly: { es: 'masaje-geotermal', pt: 'massagem-geotermal' },
  },
]

export const movedGetaways = [
  {
    formerly: { es: 'san-valentin-en-adeje', pt: 'sao-valentim-em-adeje' },
    now: 'Escapada romántica frente al Atlántico',
  },
  {
    formerly: { es: 'puente-en-la-nieve', pt: 'feriado-na-neve' },
    now: 'Aguas calientes y nieve en Andorra',
  },
]

export const legacyRedirects: [from: string, to: string][] = [
  ['/spas-tenerife/', '/spa-balneario/tenerife/'],
  ['/spas-valencia/', '/spa-balneario/valencia/'],
  ['/pt/spas-tenerife/', '/pt/spas/tenerife/'],
  ['/pt/spas-valencia/', '/pt/spas/valencia/'],
  ['/tarjeta-regalo-spa/', '/experiencias-tarjetas-regalo/'],
  ['/pt/cartao-presente-spa/', '/pt/experiencias-cartoes-presente/'],
  ['/mi-bono/', '/gestionar-bono/login/'],
  ['/pt/o-meu-voucher/', '/pt/gerir-voucher/login/'],
]
