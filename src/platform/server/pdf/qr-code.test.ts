import { encode } from 'uqr'
import { expect, test } from 'vitest'
import type { PaperSheet } from './paper.ts'
import { drawQrCode } from './qr-code.ts'

test('the squares that are drawn are those of the address', () => {
  const url = 'https://calmaria.example/gestionar-bono/?r=SP71920KRB'
  const { data } = encode(url, { ecc: 'M', border: 0 })
  const drawn = data.map((row) => row.map(() => false))
  const rect = (x: number, y: number, width: number) => {
    for (let at = Math.round(x); at < Math.round(x + width); at++) (drawn[Math.round(y)] as boolean[])[at] = true
  }
  drawQrCode({ rect, fill: () => {} } as unknown as PaperSheet, url, { x: 0, y: 0, side: data.length })
  expect(drawn).toEqual(data)
})
