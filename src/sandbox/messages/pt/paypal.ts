import type { Translated } from '#platform/i18n/translate.ts'
import type es from '../es/paypal.ts'

export default {
  note: 'PayPal, no ambiente de teste: aqui não se movimenta dinheiro.',
  title: 'Confirme o seu pagamento',
  merchant: 'Comerciante',
  reference: 'Referência',
  amount: 'Montante',
  approve: 'Pagar agora',
  cancel: 'Cancelar e voltar à loja',
  otherwise: 'Para experimentar outros desfechos',
  decline: 'Aceitar, mas o banco recusa o cartão',
  review: 'Aceitar, mas o PayPal analisa o pagamento',
  refuseCapture: 'Aceitar, mas o PayPal vai recusar a cobrança',
  done: 'Este pagamento já foi feito',
  backToShop: 'Voltar à loja',
  reviews: 'Pagamentos em análise',
  noReviews: 'Não há nenhum pagamento em análise.',
  release: 'Aceitar o pagamento',
  deny: 'Recusar o pagamento',
} satisfies Translated<typeof es>
