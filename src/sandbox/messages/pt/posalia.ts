import type { Translated } from '#platform/i18n/translate.ts'
import type es from '../es/posalia.ts'

export default {
  plans: {
    flexible: { name: 'Flexível', description: 'Cancelamento grátis até quatro dias antes.' },
    'non-refundable': { name: 'Não reembolsável', description: 'Sem cancelamento, reembolso nem alteração de datas.' },
  },
  rooms: {
    double: 'Quarto duplo',
    'double-garden': 'Quarto duplo com varanda para o jardim',
    'junior-suite': 'Suite júnior',
  },
  boards: {
    breakfast: { name: 'Alojamento e pequeno-almoço', description: 'Pequeno-almoço buffet todas as manhãs.' },
    'half-board': { name: 'Meia-pensão', description: 'Pequeno-almoço e jantar, bebidas à parte.' },
  },
} satisfies Translated<typeof es>
