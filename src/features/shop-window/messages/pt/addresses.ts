import type { AddressesOf } from '#platform/pages/addresses.ts'
import type { shopWindowPages } from '../../pages.ts'

export default {
  home: '/',
  spas: 'spas',
  promotions: 'promocoes',
  treatments: 'tratamentos',
} satisfies AddressesOf<typeof shopWindowPages>
