import { expect, test } from 'vitest'
import { type PurchaseProgress, type PurchaseStage, purchaseStages, stagesReached } from './purchase-stage.ts'

const nowhere: PurchaseProgress = { hasBuyer: false, isAttempted: false, isConfirmed: false, hasFailed: false }

test('the stages are those of spec 4', () => {
  expect(purchaseStages).toEqual([
    'Add To Cart',
    'Add Shipping Info',
    'Add Payment Info',
    'Purchase',
    'Purchase Failure',
  ])
})

test.each<[string, Partial<PurchaseProgress>, PurchaseStage[]]>([
  ['started', {}, ['Add To Cart']],
  ['with a buyer', { hasBuyer: true }, ['Add To Cart', 'Add Shipping Info']],
  ['being paid', { hasBuyer: true, isAttempted: true }, ['Add To Cart', 'Add Shipping Info', 'Add Payment Info']],
  [
    'refused',
    { hasBuyer: true, isAttempted: true, hasFailed: true },
    ['Add To Cart', 'Add Shipping Info', 'Add Payment Info', 'Purchase Failure'],
  ],
  [
    'paid by a code alone',
    { hasBuyer: true, isConfirmed: true },
    ['Add To Cart', 'Add Shipping Info', 'Add Payment Info', 'Purchase'],
  ],
  [
    'refused, then paid',
    { hasBuyer: true, isAttempted: true, isConfirmed: true, hasFailed: true },
    [...purchaseStages],
  ],
])('%s', (_, progress, stages) => {
  expect(stagesReached({ ...nowhere, ...progress })).toEqual(stages)
})
