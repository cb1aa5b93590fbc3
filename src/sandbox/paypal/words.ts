import type { PerLanguage } from '#platform/i18n/languages.ts'

const es = {
  note: 'PayPal, en el entorno de pruebas: aquí no se mueve dinero.',
  title: 'Confirma tu pago',
  merchant: 'Comercio',
  reference: 'Referencia',
  amount: 'Importe',
  approve: 'Pagar ahora',
  cancel: 'Cancelar y volver al comercio',
  otherwise: 'Para probar otros finales',
  decline: 'Aceptar, pero el banco rechaza la tarjeta',
  review: 'Aceptar, pero PayPal revisa el pago',
  refuseCapture: 'Aceptar, pero PayPal rechazará el cobro',
  done: 'Este pago ya está hecho',
  backToShop: 'Volver al comercio',
  reviews: 'Pagos en revisión',
  noReviews: 'No hay ningún pago en revisión.',
  release: 'Dar el pago por bueno',
  deny: 'Denegar el pago',
}

const pt: typeof es = {
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
}

export const words: PerLanguage<typeof es> = { es, pt }
