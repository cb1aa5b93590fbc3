import { expect, test } from 'vitest'
import { browserName } from './browser-name.ts'

const webkit = 'Mozilla/5.0 (X) AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`${webkit} Chrome/150.0.0.0 Safari/537.36`, 'Chrome 150'],
  [`${webkit} Chrome/150.0.0.0 Safari/537.36 Edg/150.0.1`, 'Edge 150'],
  [`${webkit} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`, 'Samsung Internet 29'],
  [`${webkit} Version/26.1 Mobile/15E148 Safari/604.1`, 'Safari 26'],
  [`${webkit} Version/26.1 Safari/605.1.15`, 'Safari 26'],
  ['Mozilla/5.0 (X11; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox 140'],
  ['curl/8', 'other'],
  ['', 'other'],
])('%s is %s', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name)
})
