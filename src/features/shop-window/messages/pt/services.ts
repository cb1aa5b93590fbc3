import type { Translated } from '#platform/i18n/translate.ts'
import type es from '../es/services.ts'

/** The page of a service. */
export default {
  at: 'em',
  allOpinions: 'Todas as opiniões sobre {{spa}}',
  includes: 'O que inclui',
  before: 'Antes de vir',
  voucher: {
    title: 'Como funciona o seu voucher',
    receive: 'Recebe-o hoje',
    receiveText: 'Em PDF, no seu e-mail ou no de quem o vai receber.',
    book: 'Marca com o spa',
    bookText: 'Por telefone, e-mail ou site, com a sua referência.',
    redeem: 'Tem {{time}}',
    redeemText: 'Pode ser usado durante {{time}} após a emissão. Se expirar, mantém o seu valor.',
  },
  categories: 'Mais programas como este',
  people_one: '{{count}} pessoa',
  people_other: '{{count}} pessoas',
  chooseAmount: 'Selecione um valor',
  forWhom: 'Para quem é?',
  self: 'Para mim',
  gift: 'Para oferecer',
  giftHint: 'Ao oferecer, escolhe a mensagem e o dia de envio no passo seguinte.',
  buy_one: 'Comprar voucher',
  buy_other: 'Comprar {{count}} vouchers',
  lowest: 'Preço mais baixo dos últimos 30 dias: {{amount}}',
  dated: 'Reservar com data',
  onlyDated: 'Só com data',
  notForSale: 'Serviço não disponível',
  promise: {
    instant: 'Voucher no seu e-mail na hora',
    refund: 'Devolução gratuita {{term}}',
    redeem: 'Válido durante {{time}}',
  },
  allRelated: 'Ver todos',
} satisfies Translated<typeof es>
