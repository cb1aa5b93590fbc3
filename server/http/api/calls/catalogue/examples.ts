import { exampleStay } from '#server/purchases/kinds/getaway/api/stay-request.ts'
import { voucherExample } from '#server/purchases/kinds/voucher/api/example.ts'

/** The same things in every example, so that one call's answer is the next one's question. */
export const exampleUuids = {
  place: '1d2c9b1e-4c55-4b0a-9a57-6f1f6d1c7b10',
  spa: voucherExample.spa.uuid,
  service: voucherExample.vouchers[0]?.items[0]?.uuid as string,
  getaway: exampleStay.packageUuid,
}

const site = 'https://calmaria.example'
const eur = (amount: number) => ({ amount, currency: 'EUR' })

const placeExample = { uuid: exampleUuids.place, name: 'Adeje' }

export const spaSummaryExample = {
  uuid: exampleUuids.spa,
  name: 'Aqua Costa Spa',
  slug: 'aqua-costa-spa',
  url: `${site}/spa-balneario/tenerife/aqua-costa-spa/`,
  place: placeExample,
  country: 'ES',
  rating: { value: 4.6, count: 12 },
  sellsVouchers: true,
  priceFrom: eur(4500),
}

export const serviceSummaryExample = {
  uuid: exampleUuids.service,
  name: 'Circuito de aguas',
  slug: 'circuito-de-aguas',
  url: `${site}/spa-balneario/tenerife/aqua-costa-spa/circuito-de-aguas/`,
  spa: { uuid: exampleUuids.spa, name: 'Aqua Costa Spa' },
  place: placeExample,
  minutes: 90,
  capacity: { minimum: 1, maximum: 2, incrementing: 1 },
  audience: { party: 'one-person' as const, ageBand: null, residency: null, isForPregnancy: false },
  isForSale: true,
  booking: 'enabled' as const,
  price: { base: eur(4500), final: eur(4500), lowest: null },
}

export const serviceExample = {
  ...serviceSummaryExample,
  uuidRevision: '5a1f0a6e-7a55-4b5c-8f6d-2a4f6a0f9b02',
  description: 'Noventa minutos de agua caliente, vapor y sal.',
  includes: ['Circuito termal', 'Infusión'],
  conditions: 'Sujeto a disponibilidad del spa.',
  weekdays: [1, 2, 3, 4, 5],
  validDays: 365,
  mostUnits: 20,
  whyNotForSale: null,
  parties: [
    { pax: 1, vouchers: 1, base: eur(4500), price: eur(4500) },
    { pax: 2, vouchers: 2, base: eur(9000), price: eur(9000) },
  ],
}

export const spaExample = {
  ...spaSummaryExample,
  description: 'Un circuito frente al mar.',
  address: 'Calle del Mar 1',
  city: 'Costa Adeje',
  latitude: 28.1,
  longitude: -16.7,
  hotel: 'Hotel Gran Mirador',
  contact: { phone: '922 000 000', email: 'spa@granmirador.example', web: null },
  services: [serviceSummaryExample],
}

export const getawaySummaryExample = {
  uuid: exampleUuids.getaway,
  name: 'Una noche frente al mar',
  slug: 'una-noche-frente-al-mar',
  url: `${site}/escapadas/tenerife/una-noche-frente-al-mar/`,
  spa: { uuid: exampleUuids.spa, name: 'Aqua Costa Spa' },
  place: placeExample,
  hotel: { name: 'Hotel Gran Mirador', stars: 4 },
  nights: 1,
  priceFrom: eur(18900),
}

export const getawayExample = {
  ...getawaySummaryExample,
  uuidRevision: exampleStay.packageUuidRevision,
  description: 'Una noche con desayuno y spa.',
  boards: ['Alojamiento y desayuno'],
  services: [{ uuid: exampleUuids.service, name: 'Circuito de aguas' }],
}
