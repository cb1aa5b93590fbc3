import { expect, test } from 'vitest'
import { consentVersions } from '#features/newsletter/rules/consent.ts'
import { languages } from '#platform/i18n/languages.ts'
import type { PlainKey } from '#platform/i18n/translate.ts'
import { i18nFor } from '#platform/server/i18n.ts'

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

const said = (key: PlainKey) => languages.map((language) => i18nFor(language).t(key))

test('the words that people agree to are those of their version', () => {
  const shown = {
    form: said('newsletter.terms'),
    purchase: said('purchases.buyer.newsletter'),
    voucher: said('vouchers.login.promotions'),
  }
  for (const source of ['form', 'purchase', 'voucher'] as const)
    expect(words[consentVersions[source] as keyof typeof words], source).toEqual(shown[source])
})
