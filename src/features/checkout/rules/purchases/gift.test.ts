import { expect, test } from 'vitest'
import {
  arrivesOn,
  type Gift,
  type GiftDraft,
  giftForm,
  giftSendTime,
  lastGiftDay,
  toGift,
  toGiftDraft,
} from './gift.ts'

const today = '2026-11-15'
const draft: GiftDraft = {
  isGift: 'yes',
  beneficiaryName: 'Elena',
  beneficiaryEmail: 'elena@correo.es',
  message: '',
  delivery: 'now',
  deliverOn: '',
}

const cases: [string, Partial<GiftDraft>, ReturnType<typeof giftForm.problems>][] = [
  ['all is well', {}, {}],
  ['no gift, whatever else is typed', { isGift: '', beneficiaryEmail: 'x', deliverOn: 'y' }, {}],
  ['nobody', { beneficiaryName: ' ' }, { beneficiaryName: 'beneficiaryNameWrong' }],
  ['no address', { beneficiaryEmail: '' }, { beneficiaryEmail: 'beneficiaryEmailWrong' }],
  ['handed over in person, without an address', { beneficiaryEmail: '', delivery: 'myself' }, {}],
  ['a message of 300', { message: '🎁'.repeat(300) }, {}],
  ['a message of 301', { message: '🎁'.repeat(301) }, { message: 'messageLong' }],
  ['a way that is none', { delivery: 'pigeon' }, { delivery: 'deliveryWrong' }],
  ['later, without a day', { delivery: 'later' }, { deliverOn: 'dayWrong' }],
  ['a day that does not exist', { delivery: 'later', deliverOn: '2027-02-29' }, { deliverOn: 'dayWrong' }],
  ['today is not later', { delivery: 'later', deliverOn: today }, { deliverOn: 'dayPast' }],
  ['tomorrow', { delivery: 'later', deliverOn: '2026-11-16' }, {}],
  ['in a year', { delivery: 'later', deliverOn: '2027-11-15' }, {}],
  ['in more than a year', { delivery: 'later', deliverOn: '2027-11-16' }, { deliverOn: 'dayFar' }],
]

test.each(cases)('%s', (_, changes, problems) => {
  expect(giftForm.problems({ ...draft, ...changes }, { today, lastDay: lastGiftDay(today, 730) })).toEqual(problems)
})

test.each([
  ['on its last day', 90, '2027-02-13', {}],
  ['the day after', 90, '2027-02-14', { deliverOn: 'dayLate' }],
  ['in more than a year', 90, '2028-02-13', { deliverOn: 'dayLate' }],
  ['while it can be used, but in more than a year', 365, '2027-11-16', { deliverOn: 'dayFar' }],
  ['in a year, of what nobody knows any more', null, '2027-11-15', {}],
])('what can be used for a while arrives before its end: %s', (_, validDays, deliverOn, problems) => {
  const days = { today, lastDay: lastGiftDay(today, validDays) }
  expect(giftForm.problems({ ...draft, delivery: 'later', deliverOn }, days)).toEqual(problems)
})

const present: Gift = { name: 'Elena', email: 'Elena@correo.es', message: '', deliverOn: '2026-12-24' }
const elena = 'elena@correo.es'

test.each([
  ['to the address it was given to', present, elena, '2026-12-24'],
  ['not to who got it from there', present, 'eva@correo.es', null],
  ['not where the buyer hands it over', { ...present, email: '', deliverOn: null }, 'marta@correo.es', null],
  ['not where it is no present', null, elena, null],
])('a present arrives on its day: %s', (_, gift, holder, day) => {
  expect(arrivesOn(gift, holder)).toBe(day)
})

test.each([
  ['now', '', today],
  ['later', '2026-12-24', '2026-12-24'],
  ['myself', '', null],
])('%s is on its day', (delivery, deliverOn, day) => {
  const gift = toGift({ ...draft, delivery, deliverOn }, today)
  expect(gift?.deliverOn).toBe(day)
  expect(toGiftDraft(gift, today)).toMatchObject({ isGift: 'yes', delivery, deliverOn })
})

test('a present for a later day comes at eight in the morning, in summer and in winter', () => {
  expect(giftSendTime('2026-12-24', today)).toEqual(new Date('2026-12-24T08:00:00+01:00'))
  expect(giftSendTime('2027-07-01', today)).toEqual(new Date('2027-07-01T08:00:00+02:00'))
})

test.each([today, '2026-11-14'])('a present whose day (%s) has begun comes at once, whatever the hour', (day) => {
  expect(giftSendTime(day, today)).toBeNull()
})
