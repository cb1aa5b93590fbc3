import type { AddressesOf } from '#platform/pages/addresses.ts'
import type { searchPages } from '../../pages.ts'

export default {
  search: '/buscar/',
} satisfies AddressesOf<typeof searchPages>
