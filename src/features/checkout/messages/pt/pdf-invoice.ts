import type { Translated } from '#platform/i18n/translate.ts'
import type es from '../es/pdf-invoice.ts'

/** Invoices and credit notes, and where they are offered. */
export default {
  invoice: 'Fatura',
  creditNote: 'Nota de crédito',
  linkInvoice: 'Descarregar a fatura {{number}}',
  linkCredit: 'Descarregar a nota de crédito {{number}}',
  seller: 'Emitente',
  buyer: 'Cliente',
  taxId: 'NIF {{id}}',
  issuedOn: 'Data de emissão',
  paidOn: 'Data de pagamento',
  paidWith: 'Forma de pagamento',
  refundedOn: 'Data da devolução',
  refundedTo: 'Devolvido para',
  order: 'Encomenda',
  corrects: 'Retifica a fatura {{number}}, de {{day}}, por devolução ao cliente.',
  text: 'Descrição',
  units: 'Unidades',
  price: 'Preço',
  amount: 'Valor',
  giftCard: 'Cartão-presente de {{amount}}',
  creditLine: 'Devolução da fatura {{number}}',
  total: 'Total da fatura',
  totalCredit: 'Total retificado',
  multiPurpose:
    'Vale de finalidade múltipla (artigo 30.º-B da Diretiva 2006/112/CE): a sua venda não está sujeita a IVA nem a IGIC. O imposto aplica-se quando o vale é resgatado pelo serviço.',
  play: 'Documento de teste: o pagamento não foi real e não tem validade fiscal.',
  foot: '{{company}} · {{registry}}\n{{email}} · {{phone}}',
  page: 'Página {{page}} de {{pages}}',
} satisfies Translated<typeof es>
