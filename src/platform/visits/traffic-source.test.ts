import { expect, test } from 'vitest'
import { awcIn, channelOf } from './traffic-source.ts'

test.each([
  ['gclid=1&fbclid=2&source=x&utm_source=awin', 'ga'],
  ['fbclid=2&source=x&utm_source=awin', 'fb'],
  ['source=boletin&utm_source=awin', 'boletin'],
  // As it is, whatever it is.
  ['source=%3Cscript%3E&utm_source=awin', '<script>'],
  ['source=Bolet%C3%ADn+de+noviembre', 'Boletín de noviembre'],
  ['source=a%3B+Path%3D/%0D%0AX', 'a; Path=/\r\nX'],
  ['source=&utm_source=awin', 'aw'],
  [`source=${'x'.repeat(1000)}&utm_source=awin`, 'x'.repeat(300)],
  [`source=x${encodeURIComponent('😀'.repeat(300))}`, `x${'😀'.repeat(149)}\ufffd`],
  ['utm_source=awin', 'aw'],
  ['utm_source=Google', 'ga'],
  ['utm_source=facebook', 'fb'],
  ['utm_source=affiliation&utm_campaign=tradetracker', 'tk'],
  ['utm_source=affiliation&utm_campaign=other', null],
  ['utm_source=other&utm_campaign=tradetracker', null],
  ['gclid=', null],
  ['', null],
])('%s comes by %s', (query, channel) => {
  expect(channelOf(new URLSearchParams(query))).toBe(channel)
})

test.each([
  ['awc=1001_1700000000_abc', '1001_1700000000_abc'],
  ['awc=%3Cscript%3E', null],
  [`awc=${'a'.repeat(129)}`, null],
  ['', null],
])('%s has the click %s', (query, click) => {
  expect(awcIn(new URLSearchParams(query))).toBe(click)
})
