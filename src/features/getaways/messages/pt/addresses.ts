import type { AddressesOf } from '#platform/pages/addresses.ts'
import type { getawayPages } from '../../pages.ts'

export default {
  redeemGetaway: '/resgatar-escapadinha/',
  getaways: 'escapadinhas-hotel-spa',
} satisfies AddressesOf<typeof getawayPages>
