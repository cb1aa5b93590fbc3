import type { AddressesOf } from '#platform/pages/addresses.ts'
import type { contentPages } from '../../pages.ts'

export default {
  legalNotice: '/aviso-legal/',
  privacy: '/politica-de-privacidade/',
  refunds: '/politica-de-devolucoes-e-trocas/',
  purchaseConditions: '/condicoes-gerais-de-compra/',
  cookies: '/politica-de-cookies/',
  aboutUs: '/quem-somos/',
  faq: '/perguntas-frequentes/',
} satisfies AddressesOf<typeof contentPages>
