import { updateBill } from '#features/checkout/rules/bill/update-bill.ts'
import { formParts, toBuyerStepDraft } from '#features/checkout/rules/purchases/buyer-step.ts'
import { invoiceCountries } from '#features/checkout/rules/purchases/invoice.ts'
import { countryNames } from '#platform/i18n/country-names.ts'
import { dayFormats, formatMoney } from '#platform/i18n/format.ts'
import { homeCountryOf } from '#platform/i18n/languages.ts'
import type { Services } from '#platform/server/services.ts'
import { addDays } from '#platform/time/dates.ts'
import { postageOf } from '../bill/current-bill.ts'
import { generalTerms } from '../core/general-terms.ts'
import { countRooms, giftDays, kindOf } from '../core/kind-of.ts'
import type { Purchase } from '../core/purchase-row.ts'
import { describeHold, describeSummary } from './describe-summary.ts'
import type { PurchasePage } from './purchase-page.ts'

export type BuyerStepView = ReturnType<typeof describeBuyerStep>

/** The second step with the stored values. A gift chosen on the page before opens the gift part. */
export function describeBuyerStep(page: PurchasePage, isGiftWanted: boolean) {
  const { services, reader, purchase } = page
  const days = giftDays(services, purchase)
  const { today, lastDay } = days
  const { language } = purchase
  const { buyerParts, copyKey, expectsInvoice, acceptedCodes } = kindOf(services, purchase.kind)
  const parts = formParts(buyerParts)
  const values = toBuyerStepDraft(parts, purchase, days, homeCountryOf(language))
  if (!purchase.buyer && isGiftWanted && buyerParts.includes('gift')) values.isGift = 'yes'
  if (!purchase.buyer && expectsInvoice?.(purchase.goods)) values.isInvoice = 'yes'
  return {
    purchase: purchase.uuid,
    parts,
    copyKey,
    takesCodes: acceptedCodes.length > 0,
    values,
    today,
    firstDay: addDays(today, 1),
    lastDay,
    lastDayInWords: dayFormats.long(lastDay, language),
    postalPrice: formatMoney({ amount: services.config.postalPrice, currency: purchase.bill.currency }),
    terms: generalTerms(language),
    invoiceCountries: buyerParts.includes('invoice') ? countryNames(invoiceCountries, 3, language) : [],
    guestRooms: countRooms(services, purchase),
    hold: describeHold(page),
    summary: describeSummary(services, reader, withPostage(services, purchase, false)),
    /** The same with the post, for as long as its box is ticked. */
    posted: buyerParts.includes('postal')
      ? describeSummary(services, reader, withPostage(services, purchase, true))
      : null,
  }
}

/** Only the fact that something is posted counts for the bill, not where it goes. */
function withPostage(services: Services, purchase: Purchase, isPosted: boolean): Purchase {
  const postal = isPosted ? (purchase.postal ?? somewhere) : null
  return { ...purchase, postal, bill: updateBill(purchase.bill, { postal: postageOf(services, { postal }) }) }
}

const somewhere = { recipient: '', address: '', postalCode: '', city: '', country: '' }
