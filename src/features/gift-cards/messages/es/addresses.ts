import type { AddressesOf } from '#platform/pages/addresses.ts'
import type { giftCardPages } from '../../pages.ts'

export default {
  giftCards: '/experiencias-tarjetas-regalo/',
  giftCardCheckout: '/experiencias-tarjetas-regalo/comprar/',
  giftCardsForCompanies: '/experiencias-tarjetas-regalo/empresas/',
  giftCardBalance: '/experiencias-tarjetas-regalo/saldo/',
} satisfies AddressesOf<typeof giftCardPages>
