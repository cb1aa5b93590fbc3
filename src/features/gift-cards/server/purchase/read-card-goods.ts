import { z } from 'zod'
import { deliveryHours, isDeliveryPlace } from '#features/gift-cards/rules/card-delivery.ts'
import type { ChosenCard } from '#features/gift-cards/rules/card-draft.ts'
import { cardThemes, isLogoKey } from '#features/gift-cards/rules/card-themes.ts'
import { mostCards } from '#features/gift-cards/rules/gift-card.ts'

/** `company`: they came as a list, with its logo if it sent one. */
export type CardGoods = { cards: ChosenCard[]; company: { logo: string | null } | null }

const shape = z.object({
  cards: z
    .array(
      z.object({
        theme: z.enum(cardThemes),
        amount: z.int().positive(),
        name: z.string().min(1),
        from: z.string().min(1),
        email: z.string().min(3),
        message: z.string(),
        deliverOn: z.iso.date().nullable(),
        hour: z.enum(deliveryHours),
        place: z.string().refine(isDeliveryPlace),
      }),
    )
    .min(1)
    .max(mostCards),
  company: z
    .object({ logo: z.string().refine(isLogoKey).nullable() })
    .nullish()
    .transform((company) => company ?? null),
})

/** Checked field by field where it was typed; this only refuses what no form of ours has written. */
export const readCardGoods = (goods: unknown): CardGoods => shape.parse(goods)
