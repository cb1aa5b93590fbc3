import type { AddressesOf } from '#platform/pages/addresses.ts'
import type { getawayPages } from '../../pages.ts'

export default {
  redeemGetaway: '/canjear-escapada/',
  getaways: 'escapadas-hotel-spa',
} satisfies AddressesOf<typeof getawayPages>
