import { expect, test } from 'vitest'
import {
  changeRecipients,
  mostRecipients,
  type RecipientsDraft,
  recipientProblems,
  toRecipients,
  toRecipientsDraft,
} from './recipients.ts'

const ines = { name: 'Inés', email: 'ines@correo.example', message: 'Un beso' }
const hugo = { name: 'Hugo', email: 'hugo@correo.example', message: '' }
const two = toRecipientsDraft([ines, hugo])

const cases: [string, RecipientsDraft, ReturnType<typeof recipientProblems>][] = [
  ['two people', {}, {}],
  ['no name in the second row', { recipientName1: ' ' }, { recipientName1: 'beneficiaryNameWrong' }],
  ['a wrong address in the first row', { recipientEmail0: 'ines@' }, { recipientEmail0: 'beneficiaryEmailWrong' }],
  ['a message of 240', { recipientMessage1: 'ñ'.repeat(240) }, {}],
  ['a message of 241', { recipientMessage1: 'ñ'.repeat(241) }, { recipientMessage1: 'recipientMessageLong' }],
  ['a name without end', { recipientName0: 'a'.repeat(81) }, { recipientName0: 'tooLong' }],
  ['a row beyond those that the form has', { recipientRows: '1', recipientName1: '' }, {}],
]

test.each(cases)('%s', (_, changes, problems) => {
  expect(recipientProblems({ ...two, ...changes })).toEqual(problems)
})

test('what is kept is plain, and what was typed can be shown again', () => {
  expect(toRecipients({ ...two, recipientName0: ' Inés \n Luz ', recipientEmail0: ' ines@correo.example ' })).toEqual([
    { ...ines, name: 'Inés Luz' },
    hugo,
  ])
  expect(toRecipients(toRecipientsDraft([ines, hugo]))).toEqual([ines, hugo])
})

test('nobody yet is a row to fill in, which is missed if it stays empty', () => {
  const empty = toRecipientsDraft(null)
  expect(empty).toMatchObject({ recipientRows: '1' })
  expect(recipientProblems(empty)).toEqual({
    recipientName0: 'beneficiaryNameWrong',
    recipientEmail0: 'beneficiaryEmailWrong',
  })
})

test('a row is added and removed, and what was typed in the others stays', () => {
  const three = changeRecipients(two, 'add')
  expect(three).toMatchObject({
    recipientRows: '3',
    recipientName0: 'Inés',
    recipientName1: 'Hugo',
    recipientName2: '',
  })
  expect(changeRecipients(three, 'remove-0')).toMatchObject({ recipientRows: '2', recipientName0: 'Hugo' })
  expect(changeRecipients(toRecipientsDraft([ines]), 'remove-0')).toMatchObject({
    recipientRows: '1',
    recipientName0: '',
  })
})

test.each(['0', '-3', '9999', 'x', ''])('%j rows are a number of rows that can be sold', (recipientRows) => {
  const rows = toRecipients({ recipientRows }).length
  expect(rows).toBeGreaterThanOrEqual(1)
  expect(rows).toBeLessThanOrEqual(mostRecipients)
})

test('no more rows are added than can be sold', () => {
  const full = toRecipientsDraft(Array.from({ length: mostRecipients }, () => ines))
  expect(changeRecipients(full, 'add').recipientRows).toBe(String(mostRecipients))
})
