import type { VoucherFields } from './purchase-fields.ts'

/** One voucher, before it is paid. */
export const voucherExample: VoucherFields = {
  locator: { purchaseLocator: '76000QXZ', voucherCode: null },
  spa: { uuid: '7f8d2a44-6c0e-4b39-8d1a-5b8a4b2f9c01', name: 'Aqua Costa Spa' },
  vouchers: [
    {
      items: [
        {
          uuid: '0b9f6c52-0f5e-4d0c-9d0e-3f0f5b0c7a11',
          uuidRevision: '5a1f0a6e-7a55-4b5c-8f6d-2a4f6a0f9b02',
          name: 'Circuito de aguas',
          units: 1,
          pax: 2,
        },
      ],
    },
  ],
  issued: [],
}
