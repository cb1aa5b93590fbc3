import { expect, test } from 'vitest'
import {
  type Cancellation,
  type CancellationDraft,
  type CancelProblems,
  cancellationForm,
  toCancellation,
} from './cancellation.ts'

const today = '2026-11-15'
const empty: CancellationDraft = { reason: '', website: '', text: '', day: '' }

test.each<[string, Partial<CancellationDraft>, CancelProblems]>([
  ['nothing chosen', {}, { reason: 'reasonMissing' }],
  ['the placeholder', { reason: '0' }, { reason: 'reasonMissing' }],
  ['a number of no reason', { reason: '9' }, { reason: 'reasonMissing' }],
  ['a word', { reason: 'other', text: 'x' }, { reason: 'reasonMissing' }],
  ['seen cheaper, not said where', { reason: '3' }, {}],
  ['seen cheaper', { reason: '3', website: 'https://otra.example/circuito' }, {}],
  ['a website of 200', { reason: '3', website: ` ${'a'.repeat(200)} ` }, {}],
  ['a website of 201', { reason: '3', website: 'a'.repeat(201) }, { website: 'websiteLong' }],
  ['the spa does not answer', { reason: '4' }, {}],
  ['no room, not said when', { reason: '5' }, { day: 'dayMissing' }],
  ['no room on a day that is none', { reason: '5', day: '2027-02-29' }, { day: 'dayMissing' }],
  ['no room on a day', { reason: '5', day: '2026-12-24' }, {}],
  ['no room on a day, as it is spoken', { reason: '5', day: '24/12/2026' }, {}],
  ['two years ago', { reason: '5', day: '2024-11-15' }, {}],
  ['longer ago', { reason: '5', day: '2024-11-14' }, { day: 'dayMissing' }],
  ['in two years', { reason: '5', day: '2028-11-15' }, {}],
  ['later', { reason: '5', day: '2028-11-16' }, { day: 'dayMissing' }],
  ['a gift that was not liked', { reason: '6' }, {}],
  ['another reason, not said which', { reason: '7', text: ' \n ' }, { text: 'textMissing' }],
  ['a reason of 500', { reason: '7', text: `${'ñ'.repeat(499)}🌊` }, {}],
  ['a reason of 501', { reason: '7', text: 'ñ'.repeat(501) }, { text: 'textLong' }],
  ['rather not said', { reason: '8' }, {}],
  ['what belongs to another reason', { reason: '8', website: 'a'.repeat(201), text: 'a'.repeat(501), day: 'x' }, {}],
])('%s', (_, changes, problems) => {
  expect(cancellationForm.problems({ ...empty, ...changes }, today)).toEqual(problems)
})

test('on 29 February, two years are as long as on the day before', () => {
  const problems = (day: string) => cancellationForm.problems({ ...empty, reason: '5', day }, '2028-02-29')
  expect(problems('2030-02-28')).toEqual({})
  expect(problems('2030-03-01')).toEqual({ day: 'dayMissing' })
})

const whole = { website: ' otra.example\n', text: ' Me mudo.\r\nLejos.\u0000 ', day: '24-Dic-2026' }

test.each<[string, Cancellation]>([
  ['3', { reason: 'seen-cheaper', website: 'otra.example', text: '', day: null }],
  ['4', { reason: 'spa-does-not-answer', website: '', text: '', day: null }],
  ['5', { reason: 'no-availability', website: '', text: '', day: '2026-12-24' }],
  ['6', { reason: 'gift-not-liked', website: '', text: '', day: null }],
  ['7', { reason: 'other', website: '', text: 'Me mudo.\nLejos.', day: null }],
  ['8', { reason: 'not-said', website: '', text: '', day: null }],
])('of option %s only what belongs to it is kept', (reason, cancellation) => {
  expect(toCancellation({ ...whole, reason })).toEqual(cancellation)
})
