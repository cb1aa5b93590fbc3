import { expect, test } from 'vitest'
import { distanceBetween } from '#features/shop-window/server/spa/spa-related.ts'

const adeje = { latitude: 28.1, longitude: -16.743 }
const santaCruz = { latitude: 28.468, longitude: -16.255 }
const northOfAdeje = { ...adeje, latitude: adeje.latitude + 1 }
const acrossTheWorld = { latitude: -28.1, longitude: 163.257 }

test.each([
  ['Adeje and Santa Cruz', adeje, santaCruz, 63],
  ['a degree of latitude', adeje, northOfAdeje, 111],
  ['half the way around the world', adeje, acrossTheWorld, 20015],
  ['a place and itself', adeje, adeje, 0],
])('%s', (_, a, b, kilometres) => {
  expect(Math.abs(distanceBetween(a, b) - kilometres)).toBeLessThan(1)
  expect(distanceBetween(b, a)).toBeCloseTo(distanceBetween(a, b), 6)
})
