import type { AddressesOf } from '#platform/pages/addresses.ts'
import type { contactPages } from '../../pages.ts'

export default {
  contact: '/formulario-de-contacto/',
  contactSent: '/formulario-de-contacto/enviado/',
  areYouASpa: '/tem-um-spa/',
  applicationSent: '/tem-um-spa/enviado/',
} satisfies AddressesOf<typeof contactPages>
