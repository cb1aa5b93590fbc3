import type { AddressesOf } from '#platform/pages/addresses.ts'
import type { newsletterPages } from '../../pages.ts'

export default {
  newsletter: '/boletin/',
  newsletterConfirm: '/boletin/confirmar/',
  newsletterUnsubscribe: '/boletin/baja/',
} satisfies AddressesOf<typeof newsletterPages>
