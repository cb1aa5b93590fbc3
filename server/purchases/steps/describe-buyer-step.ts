import { addDays } from '#domain/dates.ts'
import { type BuyerDraft, toDraft } from '#domain/purchases/buyer.ts'
import { toGiftDraft } from '#domain/purchases/gift.ts'
import { toPostalDraft } from '#domain/purchases/postal.ts'
import type { Language } from '#domain/site/languages.ts'
import { dayFormats, formatMoney } from '#i18n/format.ts'
import { giftDays } from '../core/gift-days.ts'
import type { BuyerStepDraft } from '../core/save-buyer.ts'
import { describeHold } from './describe-hold.ts'
import { describeSummary } from './describe-summary.ts'
import type { PurchasePage } from './purchase-page.ts'

export type BuyerStepView = ReturnType<typeof describeBuyerStep>

/** The second step with the stored values. A gift chosen on the service's page opens the gift part. */
export function describeBuyerStep(page: PurchasePage, isGiftWanted: boolean) {
  const { services, reader, purchase } = page
  const { today, lastDay } = giftDays(services, purchase)
  const { buyer, gift, postal, language } = purchase
  const values: BuyerStepDraft = {
    ...(buyer ? toDraft(buyer) : emptyDraft(language)),
    ...toGiftDraft(gift, today),
    ...toPostalDraft(postal),
  }
  if (!buyer && isGiftWanted) values.isGift = 'yes'
  return {
    values,
    today,
    firstDay: addDays(today, 1),
    lastDay,
    lastDayInWords: dayFormats.long(lastDay, language),
    postalPrice: formatMoney({ amount: services.config.postalPrice, currency: purchase.bill.currency }),
    hold: describeHold(page),
    summary: describeSummary(services, reader, purchase),
  }
}

const homeOf: Record<Language, string> = { es: 'ES', pt: 'PT' }

const emptyDraft = (language: Language): BuyerDraft => ({
  name: '',
  surname: '',
  email: '',
  confirmEmail: '',
  phone: '',
  comment: '',
  newsletter: '',
  country: homeOf[language],
})
