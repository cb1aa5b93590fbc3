import type { PageSegment, StaticPage } from '#platform/pages/page-row.ts'

/** Where a voucher is opened, and what can be done with it. */
const page = { layout: 'default-no-finder', messages: ['vouchers'] } as const

const pages = {
  manageVoucherLogin: page,
  manageVoucher: page,
  resendVouchers: page,
  voucherOpen: page,
  voucherPdf: page,
  voucherAddress: page,
  voucherReminders: page,
  voucherActivate: page,
  voucherEdit: page,
  voucherRedeem: page,
  voucherCancel: page,
  voucherConvert: page,
  voucherExtend: page,
  voucherExchange: page,
} as const satisfies Record<string, StaticPage>

const segments = {
  voucher: {
    isSold: true,
    segment: 'voucher',
    messages: ['purchases'],
    simpleLayout: 'simple-checkout',
    pages: {
      voucherStart: { below: 'start/', layout: 'checkout', startsPurchase: true },
    },
  },
} as const satisfies Record<string, PageSegment>

export const voucherPages = { pages, segments }

declare module '#platform/pages/page-row.ts' {
  interface StaticPages extends Readonly<typeof pages> {}
  interface Segments extends Readonly<typeof segments> {}
}
