import { z } from 'zod'
import { promotionCategories } from '#features/catalogue/rules/services/promotion-category.ts'
import { readData } from '../read-data.ts'
import { texts } from './fields.ts'

export const promotionKey = z.enum(promotionCategories.map(({ key }) => key))

/** What each promotion category gathers, in a sentence. */
export const promotionTexts = readData('promotion-texts.json', z.record(promotionKey, texts))
