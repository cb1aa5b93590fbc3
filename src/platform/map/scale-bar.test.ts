import { expect, test } from 'vitest'
import { frameAround } from './frame.ts'
import { scaleBar } from './scale-bar.ts'

test.each([
  [63, '10 km', 100],
  [630, '100 km', 100],
  [3.78, '500 m', 83],
  [120, '20 km', 105],
])('%s km across 630 pixels: %s', (km, text, width) => {
  expect(scaleBar(frameAround([[-3.7, 40.4]], { width: 630, height: 720 }, { x: 0, top: 0, bottom: 0 }, km))).toEqual({
    text,
    width,
  })
})
