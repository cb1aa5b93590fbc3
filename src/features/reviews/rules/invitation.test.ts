import { expect, test } from 'vitest'
import { isInvitationDue, visitsToInvite } from './invitation.ts'

test.each([
  ['2026-11-14', '2026-11-14', false],
  ['2026-11-14', '2026-11-15', true],
  ['2026-11-14', '2026-11-21', true],
  ['2026-11-14', '2026-11-22', false],
])('of a visit on %s somebody is asked on %s: %s', (visitedOn, today, isDue) => {
  expect(isInvitationDue(visitedOn, today)).toBe(isDue)
})

const today = '2026-11-18'
const visit = (change: object = {}) => ({
  reference: 'SP1',
  email: 'marta@correo.example',
  spa: 'duna',
  visitedOn: '2026-11-17',
  isInvited: false,
  isReviewed: false,
  ...change,
})
const second = { reference: 'SP2', visitedOn: '2026-11-15' }

test.each([
  ['one visit', [visit()], ['SP1']],
  ['two vouchers at one spa', [visit(second), visit()], ['SP1']],
  ['the address written otherwise', [visit(), visit({ ...second, email: 'Marta@correo.example' })], ['SP1']],
  ['two spas', [visit(), visit({ ...second, spa: 'brisa' })], ['SP1', 'SP2']],
  ['two people', [visit(), visit({ ...second, email: 'luis@correo.example' })], ['SP1', 'SP2']],
  ['asked about another visit this week', [visit(), visit({ ...second, isInvited: true })], []],
  ['another visit is reviewed', [visit(), visit({ ...second, isReviewed: true })], []],
  ['today and three days ago', [visit({ visitedOn: today }), visit(second)], ['SP2']],
  ['too long ago', [visit({ visitedOn: '2026-11-10' })], []],
])('%s', (_, visits, invited) => {
  expect(visitsToInvite(visits, today).map(({ reference }) => reference)).toEqual(invited)
})
