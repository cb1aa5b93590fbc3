import type { Translated } from '#platform/i18n/translate.ts'
import type es from '../es/titles.ts'

/** Titles, leads and descriptions of pages, which the server says. */
export default {
  place: {
    all: 'Spas e termas',
    title: 'Spas {{where}}',
    allLead:
      'Circuitos, massagens e rituais em hotéis e termas que escolhemos um a um. Compre o seu voucher hoje e venha quando quiser.',
    lead: 'Os spas que recomendamos {{where}}: circuitos de águas, massagens e programas a dois. Voucher sem data, preço final com impostos.',
    description:
      'Compare os melhores spas {{where}} e compre o seu voucher sem data: circuitos, massagens e rituais com cancelamento {{term}}.',
    allDescription:
      'Todos os spas e termas da {{brand}}: circuitos, massagens e rituais com voucher sem data e cancelamento {{term}}.',
  },
  getaways: {
    title: 'Escapadinhas hotel + spa',
    titleIn: 'Escapadinhas em {{place}}',
    description:
      'Escapadinhas de hotel e spa a dois em Espanha, Portugal e Andorra: quarto, circuito e massagens num só preço.',
  },
  promotions: {
    title: 'Promoções',
    description: 'Promoções de spa por ocasião: casal, massagem, gastronomia, day pass e mais, com voucher sem data.',
  },
  treatments: {
    title: 'Tratamentos',
    description:
      'Massagens, hidroterapia, faciais e rituais nos spas da {{brand}}. Escolha o tratamento e compre o seu voucher sem data.',
  },
  search: {
    for: 'Resultados de «{{words}}»',
    description: '{{title}}: preços, duração e opiniões, com voucher sem data e cancelamento {{term}}.',
  },
  spa: {
    description:
      '{{spa}} em {{place}}: circuitos, massagens e tratamentos com voucher sem data. Preços, horários e opiniões.',
    closedDescription: '{{spa}}, {{place}}: o que acontece ao seu voucher, opiniões e spas abertos por perto.',
  },
} satisfies Translated<typeof es>
