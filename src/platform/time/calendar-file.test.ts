import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const event = {
  uid: 'HS71921MTD@calmaria',
  at: new Date('2026-11-17T10:00:00Z'),
  start: new Date('2026-12-11T15:00:00Z'),
  end: new Date('2026-12-13T12:00:00Z'),
  title: 'Calma sobre el Atlántico',
  place: 'Hotel Gran Mirador, Costa Adeje',
  text: 'Localizador: HGM-80412; código del spa: HS71921MTD\nTeléfono: 922 111 000',
}

test('a stay as an event, with its signs escaped', () => {
  const file = calendarFile(event)
  expect(file).toContain('DTSTART:20261211T150000Z\r\nDTEND:20261213T120000Z\r\n')
  expect(file).toContain('LOCATION:Hotel Gran Mirador\\, Costa Adeje\r\n')
  const unfolded = file.replaceAll('\r\n ', '')
  expect(unfolded).toContain('DESCRIPTION:Localizador: HGM-80412\\; código del spa: HS71921MTD\\nTeléfono: 922 111 000')
  expect(file.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true)
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
})

test('no line is longer than 75 bytes, and no character is cut', () => {
  const file = calendarFile({ ...event, text: 'ñ😀'.repeat(80) })
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain('ñ😀'.repeat(80))
})

test('what somebody typed begins no line of its own', () => {
  const file = calendarFile({ ...event, text: 'x\r\nEND:VEVENT\nBEGIN:VALARM' })
  expect(file.match(/^END:VEVENT/gm)).toHaveLength(1)
  expect(file).not.toMatch(/^BEGIN:VALARM/m)
})
