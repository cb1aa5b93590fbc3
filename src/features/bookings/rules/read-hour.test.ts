import { expect, test } from 'vitest'
import { aBookedService } from '#tests/hours/a-booked-service.ts'
import { readHour, whyNotPaidOn } from './read-hour.ts'

const now = new Date('2026-11-17T12:30:00Z')
const capacity = { minimum: 2, maximum: 6, incrementing: 2 }
const booked = (changes = {}) => {
  const one = aBookedService(changes)
  return { ...one, service: { ...one.service, capacity } }
}

test.each([
  ['an hour of the grid', '2026-11-19', '17:00', 2, 'ok'],
  ['no day', '2026-02-30', '17:00', 2, 'not-an-hour'],
  ['no time', '2026-11-19', '25:00', 2, 'not-an-hour'],
  ['something typed', '2026-11-19', "17:00'--", 2, 'not-an-hour'],
  ['yesterday', '2026-11-16', '17:00', 2, 'past'],
  ['yesterday between two hours', '2026-11-16', '17:15', 2, 'past'],
  ['long ago', '2026-10-16', '17:00', 2, 'past'],
  ['earlier today', '2026-11-17', '13:00', 2, 'past'],
  ['beyond the horizon', '2027-02-16', '17:00', 2, 'too-far'],
  ['between two hours', '2026-11-19', '17:15', 2, 'off-grid'],
  ['after closing', '2026-11-19', '20:00', 2, 'off-grid'],
  ['too large a party', '2026-11-19', '17:00', 7, 'party'],
  ['a party that would be rounded above the maximum', '2026-11-19', '17:00', 6, 'ok'],
  ['nobody', '2026-11-19', '17:00', 0, 'party'],
  ['half a person', '2026-11-19', '17:00', 1.5, 'party'],
])('%s', (_, day, time, pax, expected) => {
  const read = readHour(booked(), { day, time, pax }, now)
  expect(read.ok ? 'ok' : read.error).toBe(expected)
})

test('a day on which the spa is closed, and an hour that is too near', () => {
  const works = booked({ spa: { exceptions: [{ from: '2026-11-19', to: '2026-11-19', hours: null }] } })
  expect(readHour(works, { day: '2026-11-19', time: '17:00', pax: 2 }, now)).toEqual({ ok: false, error: 'closed' })
  const slow = booked({ rules: { notice: 180 } })
  expect(readHour(slow, { day: '2026-11-17', time: '16:00', pax: 2 }, now)).toEqual({ ok: false, error: 'too-soon' })
  expect(readHour(slow, { day: '2026-11-17', time: '17:00', pax: 2 }, now).ok).toBe(true)
  const held = { isHeld: true }
  expect(readHour(slow, { day: '2026-11-17', time: '16:00', pax: 2 }, now, held).ok).toBe(true)
  expect(readHour(slow, { day: '2026-11-17', time: '13:00', pax: 2 }, now, held)).toMatchObject({ error: 'past' })
})

test('an hour of last night that has not come yet', () => {
  const late = { opens: '10:00', closes: '02:00' }
  const byNight = booked({ spa: { exceptions: [{ from: '2026-11-16', to: '2026-11-17', hours: late }] } })
  const afterMidnight = new Date('2026-11-16T23:30:00Z')
  expect(readHour(byNight, { day: '2026-11-16', time: '01:00', pax: 2 }, afterMidnight)).toMatchObject({
    ok: true,
    value: { startsAt: new Date('2026-11-17T00:00:00Z') },
  })
  expect(readHour(byNight, { day: '2026-11-16', time: '00:00', pax: 2 }, afterMidnight)).toMatchObject({
    error: 'past',
  })
})

const voucher = { firstDay: null, lastDay: '2026-12-10' }
const stay = { firstDay: '2026-12-11', lastDay: '2026-12-13' }
const purchase = { firstDay: null, lastDay: null }

test.each([
  ['a voucher on its last day', voucher, '2026-12-10', null],
  ['a voucher on the day after it', voucher, '2026-12-11', 'not-valid'],
  ['a stay before it begins', stay, '2026-12-10', 'outside'],
  ['a stay on the day of arrival', stay, '2026-12-11', null],
  ['a stay on the day of departure', stay, '2026-12-13', null],
  ['a stay on the day after it', stay, '2026-12-14', 'outside'],
  ['a purchase on any day', purchase, '2027-12-14', null],
])('%s', (_, days, day, why) => {
  expect(whyNotPaidOn(days, day)).toBe(why)
})
