import type { BookingFields } from './booking-fields.ts'

/** The same in every example of an hour, so that one call's answer is the next one's question. */
export const exampleHour = {
  service: '0b9f6c52-0f5e-4d0c-9d0e-3f0f5b0c7a11',
  day: '2026-12-11',
  time: '17:30',
  pax: 2,
}

/** An hour for two, before it is paid. */
export const bookingExample: BookingFields = {
  booking: {
    service: { uuid: exampleHour.service, name: 'Circuito de aguas' },
    spa: {
      uuid: '7f8d2a44-6c0e-4b39-8d1a-5b8a4b2f9c01',
      name: 'Aqua Costa Spa',
      address: 'Calle del Mar 1',
      phone: '922 000 000',
      email: 'spa@granmirador.example',
    },
    pax: exampleHour.pax,
    day: exampleHour.day,
    time: exampleHour.time,
    startsAt: '2026-12-11T17:30:00.000Z',
    timeZone: 'Atlantic/Canary',
    minutes: 90,
    procedure: 'enabled',
    flexible: false,
    heldUntil: '2026-11-15T11:15:00.000Z',
    state: null,
    answerBy: null,
    proposed: null,
    freeUntil: '2026-12-10T17:30:00.000Z',
    conditions: ['Llega 15 minutos antes.'],
    manage: null,
    files: null,
  },
}
