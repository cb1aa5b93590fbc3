import { expect, test } from 'vitest'
import { reviewPictureUrl } from './review-pictures.ts'

test('each picture has an address for each size', () => {
  expect(reviewPictureUrl('5b6962dd-3f90-4c93-8f61-eabfa4a803e2', 'large')).toBe(
    '/review-pictures/large/5b6962dd-3f90-4c93-8f61-eabfa4a803e2.webp',
  )
})
