import type { Translated } from '#platform/i18n/translate.ts'
import type es from '../es/pdf-voucher.ts'

export default {
  title: 'Voucher {{reference}}: {{service}}',
  gift: 'Voucher-presente',
  voucher: 'Voucher',
  at: '{{spa}}, {{hotel}}',
  reference: 'Referência',
  validUntil: 'Válido até',
  howTo: 'Como desfrutar',
  activate: 'Ative o voucher em {{address}} ou com o código QR.',
  book: 'Marque com o spa: {{ways}}.',
  bookOnline: 'Escolha o dia e a hora em {{address}} ou com o código QR. Se preferir falar com o spa: {{ways}}.',
  activateAndBook:
    'Ative o voucher e escolha o dia e a hora em {{address}} ou com o código QR. Se preferir falar com o spa: {{ways}}.',
  show: 'No dia da visita, mostre este voucher, em papel ou no telemóvel.',
  change: 'Mudou de ideias? Faça a gestão do voucher em {{address}} ou com o código QR.',
  included: 'O que inclui',
  qr: 'Código QR para gerir o voucher',
  otherPlan: 'Prefere outra coisa? O seu voucher nunca perde o valor.',
  otherPlanHow: 'Troque-o por outro serviço, prolongue a validade ou faça a gestão com o código QR.',
} satisfies Translated<typeof es>
