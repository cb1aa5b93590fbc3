import { expect, test } from 'vitest'
import { marksOf, type ReviewDraft, type ReviewField, reviewForm } from './review-draft.ts'

const asked = { asksEmail: true }
const draft: ReviewDraft = {
  environment: '5',
  service: '4',
  attention: '5',
  qualityPrice: '3',
  comment: 'Agua tibia y silencio.',
  name: 'Lucía Ferrer',
  email: 'lucia@correo.es',
  consent: 'yes',
}

test('a whole review has no problems, and its marks are numbers', () => {
  expect(reviewForm.problems(draft, asked)).toEqual({})
  expect(marksOf(draft)).toEqual({ environment: 5, service: 4, attention: 5, qualityPrice: 3 })
})

test.each<[ReviewField, string, string | undefined]>([
  ['environment', '', 'environmentMissing'],
  ['service', '0', 'serviceMissing'],
  ['attention', '6', 'attentionMissing'],
  ['qualityPrice', '4.5', 'qualityPriceMissing'],
  ['qualityPrice', '1', undefined],
  ['comment', '', 'commentTooShort'],
  ['comment', 'Muy bien.', 'commentTooShort'],
  ['comment', '   \n  Muy bien.  \n\n', 'commentTooShort'],
  ['comment', 'Muy bien..', undefined],
  ['comment', 'á'.repeat(1000), undefined],
  ['comment', '🦤'.repeat(1000), undefined],
  ['comment', 'á'.repeat(1001), 'commentTooLong'],
  ['name', '  ', 'nameMissing'],
  ['name', '12 !', 'nameMissing'],
  ['name', 'A', undefined],
  ['name', 'n'.repeat(60), undefined],
  ['name', 'n'.repeat(61), 'nameTooLong'],
  ['email', '', 'emailWrong'],
  ['email', 'lucia@correo', 'emailWrong'],
  ['email', ' lucia@correo.es ', undefined],
  ['email', `${'l'.repeat(250)}@correo.es`, 'emailWrong'],
  ['consent', '', 'consentMissing'],
  ['consent', 'on', 'consentMissing'],
])('%s %j: %s', (field, typed, problem) => {
  expect(reviewForm.problems({ ...draft, [field]: typed }, asked)[field]).toBe(problem)
})

test('who comes with a link from the visit gives no address', () => {
  expect(reviewForm.problems({ ...draft, email: '' }, { asksEmail: false })).toEqual({})
})

test('problems are told in the order of the form', () => {
  const empty = Object.fromEntries(Object.keys(draft).map((field) => [field, ''])) as ReviewDraft
  expect(Object.keys(reviewForm.problems(empty, asked))).toEqual([
    'environment',
    'service',
    'attention',
    'qualityPrice',
    'comment',
    'name',
    'email',
    'consent',
  ])
})
