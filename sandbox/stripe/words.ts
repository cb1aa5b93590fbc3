import type { PerLanguage } from '#domain/site/languages.ts'

const es = {
  note: 'Entorno de pruebas: aquí no se mueve dinero.',
  machine: 'Cajero Multibanco',
  find: 'Paga con entidad y referencia, tal como aparecen en la tienda.',
  entity: 'Entidad',
  reference: 'Referencia',
  amount: 'Importe',
  description: 'Concepto',
  until: 'Válida hasta',
  search: 'Continuar',
  pay: 'Pagar',
  expire: 'Dejarla caducar',
  unknown: 'No hay ningún pago pendiente con esta entidad y referencia.',
  paid: 'Pago hecho. La tienda ya lo sabe.',
  expired: 'La referencia ha caducado. La tienda ya lo sabe.',
  phone: 'El teléfono con MB WAY',
  number: 'Teléfono',
  nothing: 'No hay ningún pago por aceptar.',
  accept: 'Aceptar',
  refuse: 'Rechazar',
}

const pt: typeof es = {
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
  expire: 'Deixar expirar',
  unknown: 'Não há nenhum pagamento pendente com esta entidade e referência.',
  paid: 'Pagamento feito. A loja já sabe.',
  expired: 'A referência expirou. A loja já sabe.',
  phone: 'O telemóvel com MB WAY',
  number: 'Telemóvel',
  nothing: 'Não há nenhum pagamento por aceitar.',
  accept: 'Aceitar',
  refuse: 'Recusar',
}

export const words: PerLanguage<typeof es> = { es, pt }
