import { expect, test } from 'vitest'
import { sceneOf } from './picture-scene.ts'

test.each([
  ['two lights of one corner', 'cabana-pool-day.jpg', 'cabana-pool-night.jpg', true],
  ['a corner and a part of it', 'treatment-table-garden.jpg', 'treatment-towels-close.jpg', true],
  ['bowls of chocolate and of clay', 'chocolate-wrap-bowls.jpg', 'clay-wrap-bowls.jpg', true],
  ['a yoga room and the bowl on its floor', 'yoga-room-low-sun.jpg', 'singing-bowl-close.jpg', true],
  ['a pool and a lodge in the snow', 'snow-pool-day.jpg', 'snow-lodge-day.jpg', false],
  ['a room and a courtyard with tiles', 'azulejo-room-day.jpg', 'azulejo-courtyard-day.jpg', false],
  ['hot stones and a hotel', 'hot-stones-candle.jpg', 'hotel-facade-dusk.jpg', false],
])('%s', (_, one, other, isOneScene) => {
  expect(sceneOf(one) === sceneOf(other)).toBe(isOneScene)
})
