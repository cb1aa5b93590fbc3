import type { AddressesOf } from '#platform/pages/addresses.ts'
import type { giftCardPages } from '../../pages.ts'

export default {
  giftCards: '/experiencias-cartoes-presente/',
  giftCardCheckout: '/experiencias-cartoes-presente/comprar/',
  giftCardsForCompanies: '/experiencias-cartoes-presente/empresas/',
  giftCardBalance: '/experiencias-cartoes-presente/saldo/',
} satisfies AddressesOf<typeof giftCardPages>
