import { expect, test } from 'vitest'
import { frameAround, project } from './frame.ts'
import { boxesOf, labelTowns } from './label-towns.ts'
import type { Point } from './polyline.ts'

const size = { width: 630, height: 720 }
const framed = (km: number, at: Point) => frameAround([at], size, { x: 0, top: 0, bottom: 0 }, km)
const namesAt = (km: number, at: Point) => labelTowns(framed(km, at), size, []).map(({ text }) => text)

test('the closer, the smaller the towns that are named', () => {
  expect(namesAt(900, [-3.7, 40.4])).toContain('Madrid')
  expect(namesAt(900, [-3.7, 40.4])).not.toContain('Toledo')
  expect(namesAt(200, [-3.7, 40.4])).toContain('Toledo')
  expect(namesAt(40, [-16.7, 28.1])).toContain('Los Cristianos')
})

test.each<[string, Point, string[]]>([
  ['Barcelona', [2.15, 41.4], ['Barcelona', 'Badalona', "L'Hospitalet"]],
  ['Lisboa', [-9.15, 38.73], ['Lisboa', 'Almada', 'Amadora']],
  ['Funchal', [-16.92, 32.68], ['Funchal', 'Câmara de Lobos']],
])('around %s no map is empty', (_, at, names) => {
  expect(namesAt(25, at)).toEqual(expect.arrayContaining(names))
})

test('a dot stands where its town is, and the name touches nothing', () => {
  const frame = framed(120, [-16.6, 28.3])
  const taken = [{ left: 200, top: 200, right: 420, bottom: 420 }]
  const labels = labelTowns(frame, size, taken)
  const santaCruz = labels.find(({ text }) => text === 'Santa Cruz')
  const [x, y] = project(frame, [-16.255, 28.468])
  expect(santaCruz).toMatchObject({ x: Math.round(x), y: Math.round(y) })
  const names = [...taken, ...labels.map((label) => boxesOf(label)[1])]
  // Whole pixels: half of one may be shared.
  for (const [at, a] of names.entries())
    for (const b of names.slice(at + 1))
      expect(a.left + 1 < b.right && b.left + 1 < a.right && a.top + 1 < b.bottom && b.top + 1 < a.bottom).toBe(false)
})
