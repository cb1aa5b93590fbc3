import type { AddressesOf } from '#platform/pages/addresses.ts'
import type { shopWindowPages } from '../../pages.ts'

export default {
  home: '/',
  spas: 'spa-balneario',
  promotions: 'promociones',
  treatments: 'tratamientos',
} satisfies AddressesOf<typeof shopWindowPages>
