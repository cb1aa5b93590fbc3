import type { AddressesOf } from '#platform/pages/addresses.ts'
import type { contentPages } from '../../pages.ts'

export default {
  legalNotice: '/aviso-legal/',
  privacy: '/politica-de-privacidad/',
  refunds: '/politica-cambios-y-devoluciones/',
  purchaseConditions: '/condiciones-generales-compra/',
  cookies: '/politica-de-cookies/',
  aboutUs: '/quienes-somos/',
  faq: '/preguntas-frecuentes/',
} satisfies AddressesOf<typeof contentPages>
