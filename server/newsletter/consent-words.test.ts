import { expect, test } from 'vitest'
import { consentVersions } from '#domain/newsletter/consent.ts'
import es from '#i18n/es/messages.ts'
import pt from '#i18n/pt/messages.ts'

/** Every version of the words that people have agreed to. A new sentence is a new version and a new row. */
const words = {
  'form-1': [
    'Para la primera compra. Una vez por persona; no vale para servicios ya rebajados, escapadas ni tarjetas regalo. Al apuntarte aceptas recibir nuestro boletín, según la <privacy>política de privacidad</privacy>. Puedes darte de baja en cualquier momento.',
    'Para a primeira compra. Uma vez por pessoa; não vale para serviços já em promoção, escapadinhas nem cartões-presente. Ao subscrever, aceita receber a nossa newsletter, de acordo com a <privacy>política de privacidade</privacy>. Pode cancelar quando quiser.',
  ],
  'purchase-1': [
    'Quiero recibir ofertas e ideas por correo (opcional).',
    'Quero receber ofertas e ideias por e-mail (opcional).',
  ],
  'voucher-1': ['Quiero recibir promociones e ideas por correo.', 'Quero receber promoções e ideias por e-mail.'],
}

test('the words that people agree to are those of their version', () => {
  const shown = {
    form: [es.newsletter.terms, pt.newsletter.terms],
    purchase: [es.purchases.buyer.newsletter, pt.purchases.buyer.newsletter],
    voucher: [es.vouchers.login.promotions, pt.vouchers.login.promotions],
  }
  for (const source of ['form', 'purchase', 'voucher'] as const)
    expect(words[consentVersions[source] as keyof typeof words], source).toEqual(shown[source])
})
