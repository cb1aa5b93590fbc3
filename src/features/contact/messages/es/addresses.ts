import type { AddressesOf } from '#platform/pages/addresses.ts'
import type { contactPages } from '../../pages.ts'

export default {
  contact: '/formulario-de-contacto/',
  contactSent: '/formulario-de-contacto/enviado/',
  areYouASpa: '/eres-un-spa/',
  applicationSent: '/eres-un-spa/enviado/',
} satisfies AddressesOf<typeof contactPages>
