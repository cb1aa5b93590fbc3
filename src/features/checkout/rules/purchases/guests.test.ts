import { expect, test } from 'vitest'
import { guestForm, toGuests, toGuestsDraft } from './guests.ts'

test.each([
  ['one room without a name: that of the buyer', { guestRooms: '1' }, {}, ['']],
  ['one room', { guestRooms: '1', guestName0: ' Elena  Salas ' }, {}, ['Elena Salas']],
  ['a second room without a name', { guestRooms: '2', guestName0: 'Elena Salas' }, { guestName1: 'guestWrong' }, null],
  ['two rooms', { guestRooms: '2', guestName1: 'Ana Ruiz' }, {}, ['', 'Ana Ruiz']],
  ['a name without end', { guestRooms: '1', guestName0: 'a'.repeat(161) }, { guestName0: 'tooLong' }, null],
  ['nobody said how many', { guestName0: 'Elena Salas', guestName1: 'Ana Ruiz' }, {}, ['Elena Salas']],
  ['a number that is none', { guestRooms: '-3', guestName0: 'Elena Salas' }, {}, ['Elena Salas']],
  ['more rooms than there can be', { guestRooms: '99', guestName0: 'A' }, expect.objectContaining({}), null],
])('%s', (_, draft, problems, guests) => {
  expect(guestForm.problems(draft)).toEqual(problems)
  if (guests) expect(toGuests(draft)).toEqual(guests)
})

test('what is stored fills the form again', () => {
  expect(toGuestsDraft(['Elena Salas', 'Ana Ruiz'])).toEqual({ guestName0: 'Elena Salas', guestName1: 'Ana Ruiz' })
  expect(toGuestsDraft(null)).toEqual({})
})
