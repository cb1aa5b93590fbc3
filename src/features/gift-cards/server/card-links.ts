import { z } from 'zod'
import { goodsPath } from '#features/checkout/rules/purchase-paths.ts'
import { purchaseKey } from '#features/checkout/server/purchases/core/authorize-purchase.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { pathOf } from '#platform/pages/paths.ts'
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
