import type { Spanish } from '#platform/i18n/translate.ts'
import mailVouchersEs from './es/emails-vouchers.ts'
import voucherPdfEs from './es/pdf-voucher.ts'
import vouchersEs from './es/vouchers.ts'
import mailVouchersPt from './pt/emails-vouchers.ts'
import voucherPdfPt from './pt/pdf-voucher.ts'
import vouchersPt from './pt/vouchers.ts'

const messages = {
  mailVouchers: { es: mailVouchersEs, pt: mailVouchersPt },
  voucherPdf: { es: voucherPdfEs, pt: voucherPdfPt },
  vouchers: { es: vouchersEs, pt: vouchersPt },
}

const cachedPages = {
  voucherStart: {
    // As pages of services lead to it. Any other choice is a visitor's own.
    query: /^service=[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(&pax=[1-9]\d?)?(&for=(self|gift))?$/,
    params: ['service', 'pax', 'units', 'for', 'purchase', 'change'],
  },
}

export const voucherServed = { messages, cachedPages }

declare module '#platform/i18n/translate.ts' {
  interface SpanishMessages extends Spanish<typeof messages> {}
}
