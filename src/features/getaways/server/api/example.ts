import { defaultLanguage } from '#platform/i18n/languages.ts'
import { euros } from '#platform/rules/money.ts'
import type { GetawayFields } from './represent-getaway.ts'
import type { RateView } from './represent-rate.ts'
import { exampleStay } from './stay-request.ts'

export const rateExample: RateView = {
  type: 'flexible',
  name: 'Flexible',
  description: 'Cancelación gratuita hasta tres días antes.',
  basic_price: euros(43_800),
  basic_price_with_discount: euros(43_800),
  cancel_policy: {
    refundable: true,
    cancel_penalties: [
      {
        deadline: { timestamp: 1_796_752_800, day: '2026-12-08', time: '18:00' },
        price: euros(21_900),
        hours_before: 69,
      },
      {
        deadline: { timestamp: 1_796_904_000, day: '2026-12-10', time: '12:00' },
        price: euros(43_800),
        hours_before: 27,
      },
    ],
    time_zone: 'Atlantic/Canary',
    terms: [
      'Cancelación gratuita hasta las 18:00 del 8-12-2026 (hora de Canarias), después cuesta 219,00\u00a0€.',
      'Desde las 12:00 del 10-12-2026 cuesta 438,00\u00a0€, el importe total.',
    ],
  },
  room_name: 'Doble con vistas al mar',
  room_type: 'double-sea',
  boardtype_type: 'breakfast',
  metadata: { booking_procedure: { occupancies: [{ adults: 2 }], supplier: 'built-in' } },
}

/** The rate above as it is sent back once it is chosen. */
export const selectedRateExample = {
  type: rateExample.type,
  name: rateExample.name,
  description: rateExample.description,
  price: rateExample.basic_price_with_discount,
  room_type: rateExample.room_type,
  room_name: rateExample.room_name,
  boardtype_type: rateExample.boardtype_type,
  metadata: rateExample.metadata,
}

const buyer = {
  name: 'Marta',
  surname: 'Salas',
  email: 'marta@correo.example',
  phone: '+34 600 000 000',
  comment: '',
  allowNotifications: false,
  country: 'ES',
  allow_notifications: false,
  localization: { address: 'Calle Mayor 1', country: 'ES', city: 'Madrid', postal_code: '28013' },
}

/** A stay for two, before it is paid. */
export const getawayExample: GetawayFields = {
  uuid_revision: '7d9e2f10-3b1c-8a44-a1b2-90c1d2e3f405',
  lang_code: defaultLanguage,
  locators: { purchase_locator: '76000QXZ', voucher_code: null, hotel_locator: null },
  package_availability: {
    package_uuid: exampleStay.packageUuid,
    package_uuid_revision: exampleStay.packageUuidRevision,
    from: exampleStay.from,
    to: exampleStay.to,
    num_pax: exampleStay.numPax,
    total_nights: 2,
    rates: [rateExample],
  },
  buyer,
  payments: [],
  conditions: {
    hotel_book_conditions: 'La entrada es a partir de las 15:00.',
    spa_book_conditions: 'Sujeto a disponibilidad del spa.',
  },
  metadata: { held_until: '2026-11-15T11:19:00.000Z', stay: null },
  files: null,
}
