import type { Translated } from '#platform/i18n/translate.ts'
import type es from '../es/stripe.ts'

export default {
  note: 'Ambiente de teste: aqui não se movimenta dinheiro.',
  machine: 'Caixa Multibanco',
  find: 'Pague com entidade e referência, tal como aparecem na loja.',
  entity: 'Entidade',
  reference: 'Referência',
  amount: 'Montante',
  description: 'Descrição',
  until: 'Válida até',
  search: 'Continuar',
  pay: 'Pagar',
  hold: 'Pagar, e o banco demorar',
  expire: 'Deixar expirar',
  unknown: 'Não há nenhum pagamento pendente com esta entidade e referência.',
  paid: 'Pagamento feito. A loja já sabe.',
  held: 'Pagamento feito, e o banco está a enviá-lo. Volte aqui com a mesma referência para que chegue ou falhe.',
  expired: 'A referência expirou. A loja já sabe.',
  phone: 'O telemóvel com MB WAY',
  number: 'Telemóvel',
  nothing: 'Não há nenhum pagamento por aceitar.',
  accept: 'Aceitar',
  refuse: 'Recusar',
} satisfies Translated<typeof es>
