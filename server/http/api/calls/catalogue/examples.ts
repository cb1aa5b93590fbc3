import { exampleStay } from '#server/purchases/kinds/getaway/api/stay-request.ts'
import { voucherExample } from '#server/purchases/kinds/voucher/api/voucher-fields.ts'

/** The same things in every example, so that one call's answer is the next one's question. */
export const examplePlace = { uuid: '1d2c9b1e-4c55-4b0a-9a57-6f1f6d1c7b10', name: 'Adeje' }
export const exampleSpa = voucherExample.spa
export const exampleService = { uuid: voucherExample.vouchers[0]?.items[0]?.uuid as string, name: 'Circuito de aguas' }
export const exampleGetaway = { uuid: exampleStay.packageUuid, uuidRevision: exampleStay.packageUuidRevision }

export const exampleSite = 'https://calmaria.example'
export const eur = (amount: number) => ({ amount, currency: 'EUR' })
