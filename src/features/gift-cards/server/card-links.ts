import { z } from 'zod'
import { goodsPath } from '#features/checkout/rules/purchase-paths.ts'
import { purchaseKey } from '#features/checkout/server/purchases/core/authorize-purchase.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { hostCookie } from '#platform/server/http/host-cookie.ts'
import type { Services } from '#platform/server/services.ts'
import { type GiftCard, getCard } from './card-row.ts'

declare module '#platform/server/signing.ts' {
  interface LinkPurposes {
    'gift-card': { card: string; revision: number }
  }
}

const shape = z.object({ card: z.uuid(), revision: z.int() })

type Linked = Pick<GiftCard, 'uuid' | 'revision'>

/** Opens a card for its recipient, without its code. After its address was changed it opens nothing. */
export const cardKey = ({ signer }: Pick<Services, 'signer'>, { uuid, revision }: Linked) =>
  signer.sign('gift-card', { card: uuid, revision })

export const cardUrl = (services: Services, card: Linked, language: Language) =>
  `${services.config.publicUrl}${pathOf('giftCardBalance', language)}?key=${cardKey(services, card)}`

export async function readCardKey({ signer, db }: Services, key: string | null): Promise<GiftCard | null> {
  const signed = shape.safeParse(key && signer.verify('gift-card', key))
  const card = signed.success ? await getCard(db, signed.data.card) : null
  return card && signed.success && card.revision === signed.data.revision ? card : null
}

/** The buyer's page of what was sent, opened and spent. */
export const sentCardsHref = (uuid: string, language: Language) => goodsPath('giftCardsSent', language, uuid)

export const sentCardsUrl = (services: Services, purchase: Purchase) =>
  `${services.config.publicUrl}${sentCardsHref(purchase.uuid, purchase.language)}?key=${purchaseKey(services, purchase)}`

const cookie = hostCookie('gift-card', /^[\w.-]{1,400}$/)

const day = 24 * 60 * 60

/** Remembers in the browser of a card's holder that they came by the link of its e-mail. */
export const openedCardCookie = (key: string, { config }: Pick<Services, 'config'>) =>
  cookie.write(key, day, isSecure(config))

/** The card whose link was opened last in this browser. */
export const openedCard = (services: Services, request: Request): Promise<GiftCard | null> =>
  readCardKey(services, cookie.read(request.headers.get('cookie'), isSecure(services.config)))

const isSecure = ({ publicUrl }: Services['config']) => publicUrl.startsWith('https:')
