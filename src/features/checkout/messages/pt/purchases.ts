import type { Translated } from '#platform/i18n/translate.ts'
import type es from '../es/purchases.ts'
import booking from './purchases/booking.ts'
import buyer from './purchases/buyer.ts'
import confirmation from './purchases/confirmation.ts'
import words from './purchases/goods-words.ts'
import payment from './purchases/payment.ts'
import start from './purchases/start.ts'
import stay from './purchases/stay.ts'

export default {
  people_one: '{{count}} pessoa',
  people_other: '{{count}} pessoas',
  steps: {
    label: 'Passos da compra',
    start: 'Início',
    buyer: 'Dados Pessoais',
    payment: 'Opções de pagamento',
    confirmation: 'Confirmação',
    done: 'Feito',
  },
  summary: {
    change: 'Alterar',
    voucher_one: '{{count}} voucher',
    voucher_other: '{{count}} vouchers',
    offer: 'Oferta {{off}}',
    coupon: 'Cupão {{code}}',
    wallet: 'Saldo {{code}}',
    giftCard: 'Cartão-presente {{code}}',
    postal: 'Envio por correio',
    byEmail: 'Envio por e-mail',
    free: 'Grátis',
    total: 'Total',
    tax: '{{tax}} incluído',
    lowest: 'Preço mais baixo dos últimos 30 dias: {{amount}}',
    giftFor: 'Presente para {{name}}',
    gift: 'É um presente',
    promises: {
      refund: '{{term}} para cancelar e reaver o seu dinheiro',
      validity: 'Pode ser usado durante {{time}}',
      secure: 'Pagamento encriptado com autenticação 3-D Secure',
    },
  },
  terms:
    'Li e aceito as <conditions>condições gerais</conditions> e a <privacy>política de privacidade</privacy>. Tenho 18 anos ou mais.',
  words,
  ...start,
  ...buyer,
  ...payment,
  ...confirmation,
  ...stay,
  ...booking,
} satisfies Translated<typeof es>
