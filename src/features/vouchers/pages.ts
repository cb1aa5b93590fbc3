import type { Segment, StaticPage } from '#platform/pages/page-row.ts'

/** Where a voucher is opened, and what can be done with it. */
const pages = {
  manageVoucherLogin: {
    es: '/gestionar-bono/login/',
    pt: '/gerir-voucher/login/',
    layout: 'default-no-finder',
    messages: ['vouchers'],
  },
  manageVoucher: {
    es: '/gestionar-bono/',
    pt: '/gerir-voucher/',
    layout: 'default-no-finder',
    messages: ['vouchers'],
  },
  resendVouchers: {
    es: '/gestionar-bono/reenviar/',
    pt: '/gerir-voucher/reenviar/',
    layout: 'default-no-finder',
    messages: ['vouchers'],
  },
  voucherOpen: {
    es: '/gestionar-bono/abrir/',
    pt: '/gerir-voucher/abrir/',
    layout: 'default-no-finder',
    messages: ['vouchers'],
  },
  voucherPdf: {
    es: '/gestionar-bono/pdf/',
    pt: '/gerir-voucher/pdf/',
    layout: 'default-no-finder',
    messages: ['vouchers'],
  },
  voucherAddress: {
    es: '/gestionar-bono/confirmar-correo/',
    pt: '/gerir-voucher/confirmar-email/',
    layout: 'default-no-finder',
    messages: ['vouchers'],
  },
  voucherReminders: {
    es: '/gestionar-bono/avisos/',
    pt: '/gerir-voucher/avisos/',
    layout: 'default-no-finder',
    messages: ['vouchers'],
  },
  voucherActivate: {
    es: '/gestionar-bono/activar/',
    pt: '/gerir-voucher/ativar/',
    layout: 'default-no-finder',
    messages: ['vouchers'],
  },
  voucherEdit: {
    es: '/gestionar-bono/editar/',
    pt: '/gerir-voucher/editar/',
    layout: 'default-no-finder',
    messages: ['vouchers'],
  },
  voucherRedeem: {
    es: '/gestionar-bono/canjear/',
    pt: '/gerir-voucher/resgatar/',
    layout: 'default-no-finder',
    messages: ['vouchers'],
  },
  voucherCancel: {
    es: '/gestionar-bono/cancelar/',
    pt: '/gerir-voucher/cancelar/',
    layout: 'default-no-finder',
    messages: ['vouchers'],
  },
  voucherConvert: {
    es: '/gestionar-bono/cambiar/',
    pt: '/gerir-voucher/trocar/',
    layout: 'default-no-finder',
    messages: ['vouchers'],
  },
  voucherExtend: {
    es: '/gestionar-bono/ampliar/',
    pt: '/gerir-voucher/prolongar/',
    layout: 'default-no-finder',
    messages: ['vouchers'],
  },
  voucherExchange: {
    es: '/gestionar-bono/cambiar-caducado/',
    pt: '/gerir-voucher/trocar-expirado/',
    layout: 'default-no-finder',
    messages: ['vouchers'],
  },
} as const satisfies Record<string, StaticPage>

const segments = {
  voucher: {
    segment: 'voucher',
    messages: ['purchases'],
    simpleLayout: 'simple-checkout',
    pages: {
      voucherStart: { below: 'start/', layout: 'checkout' },
    },
  },
} as const satisfies Record<string, Segment>

const namespaces = {
  vouchers: { es: () => import('./messages/es/vouchers.ts'), pt: () => import('./messages/pt/vouchers.ts') },
}

export const voucherPages = { pages, segments, namespaces }

declare module '#platform/pages/page-row.ts' {
  interface StaticPages extends Readonly<typeof pages> {}
  interface Segments extends Readonly<typeof segments> {}
}

declare module '#platform/pages/namespaces.ts' {
  interface Namespaces extends Readonly<typeof namespaces> {}
}
