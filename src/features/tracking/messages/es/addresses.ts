import type { AddressesOf } from '#platform/pages/addresses.ts'
import type { trackingPages } from '../../pages.ts'

export default {
  cookieSettings: '/politica-de-cookies/ajustes/',
} satisfies AddressesOf<typeof trackingPages>
