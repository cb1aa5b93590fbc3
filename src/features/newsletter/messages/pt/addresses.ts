import type { AddressesOf } from '#platform/pages/addresses.ts'
import type { newsletterPages } from '../../pages.ts'

export default {
  newsletter: '/newsletter/',
  newsletterConfirm: '/newsletter/confirmar/',
  newsletterUnsubscribe: '/newsletter/cancelar/',
} satisfies AddressesOf<typeof newsletterPages>
