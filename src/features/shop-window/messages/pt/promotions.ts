import type { Translated } from '#platform/i18n/translate.ts'
import type es from '../es/promotions.ts'

export default {
  offers: {
    name: 'Ofertas de hoje',
    lead: 'O que hoje custa menos, até {{off}}. Junto a cada preço está o mais baixo dos últimos 30 dias.',
    quiet: 'Aqui está o que custa menos do que o habitual, com o preço mais baixo dos últimos 30 dias.',
    description:
      '{{count}} experiências de spa com desconto hoje, até {{off}}: circuitos, massagens e rituais com voucher sem data.',
    quietDescription:
      'As experiências de spa que hoje custam menos: circuitos, massagens e rituais com voucher sem data.',
  },
  offSeason: {
    eyebrow: 'Fora de época',
    back: 'Volta a {{day}}.',
    description: '{{title}} na {{brand}} volta a {{day}}. {{about}} Entretanto, ideias para oferecer todo o ano.',
    gifts: 'Para oferecer sem esperar',
    offers: 'Com desconto hoje',
    see: 'Ver {{list}}',
    giftCards: 'Oferecer um cartão',
    now: 'Aberto todo o ano',
  },
} satisfies Translated<typeof es>
