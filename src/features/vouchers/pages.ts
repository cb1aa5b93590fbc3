import type { PageSegment, StaticPage } from '#platform/pages/page-row.ts'

/** Where a voucher is opened, and what can be done with it. */
const pages = {
  manageVoucherLogin: {
    layout: 'default-no-finder',
    messages: ['vouchers'],
  },
  manageVoucher: {
    layout: 'default-no-finder',
    messages: ['vouchers'],
  },
  resendVouchers: {
    layout: 'default-no-finder',
    messages: ['vouchers'],
  },
  voucherOpen: {
    layout: 'default-no-finder',
    messages: ['vouchers'],
  },
  voucherPdf: {
    layout: 'default-no-finder',
    messages: ['vouchers'],
  },
  voucherAddress: {
    layout: 'default-no-finder',
    messages: ['vouchers'],
  },
  voucherReminders: {
    layout: 'default-no-finder',
    messages: ['vouchers'],
  },
  voucherActivate: {
    layout: 'default-no-finder',
    messages: ['vouchers'],
  },
  voucherEdit: {
    layout: 'default-no-finder',
    messages: ['vouchers'],
  },
  voucherRedeem: {
    layout: 'default-no-finder',
    messages: ['vouchers'],
  },
  voucherCancel: {
    layout: 'default-no-finder',
    messages: ['vouchers'],
  },
  voucherConvert: {
    layout: 'default-no-finder',
    messages: ['vouchers'],
  },
  voucherExtend: {
    layout: 'default-no-finder',
    messages: ['vouchers'],
  },
  voucherExchange: {
    layout: 'default-no-finder',
    messages: ['vouchers'],
  },
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
