import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import sharp from 'sharp'
import { afterAll, expect, test, vi } from 'vitest'
import { servePictures } from './pictures.ts'

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>()
  return { ...real, writeFile: vi.fn(real.writeFile) }
})

const cache = mkdtempSync(join(tmpdir(), 'calmaria-pictures-'))
afterAll(() => rmSync(cache, { recursive: true, force: true }))

const app = new Hono()
app.get('/pictures/:width/:file', servePictures(join(import.meta.dirname, '../../photos'), cache))
const photo = 'bath-petals-close'

test.each([
  ['jpg', 'image/jpeg', 'jpeg'],
  ['webp', 'image/webp', 'webp'],
  ['avif', 'image/avif', 'heif'],
])('%s is %s, in the width asked for, and may be kept for good', async (format, contentType, decoded) => {
  const response = await app.request(`/pictures/320/${photo}.${format}`)
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toBe(contentType)
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ format: decoded, width: 320 })
})

test('many who ask for a new picture at once wait for one making of it', async () => {
  vi.mocked(writeFile).mockClear()
  const answers = await Promise.all(Array.from({ length: 8 }, () => app.request(`/pictures/480/${photo}.webp`)))
  const sizes = await Promise.all(answers.map(async (answer) => (await answer.arrayBuffer()).byteLength))
  expect(new Set(sizes).size).toBe(1)
  expect(writeFile).toHaveBeenCalledTimes(1)
  await app.request(`/pictures/480/${photo}.webp`)
  expect(writeFile).toHaveBeenCalledTimes(1)
})

test.each([
  `/pictures/321/${photo}.jpg`,
  `/pictures/0/${photo}.jpg`,
  `/pictures/-320/${photo}.jpg`,
  `/pictures/0x140/${photo}.jpg`,
  `/pictures/3.2e2/${photo}.jpg`,
  `/pictures/320.0/${photo}.jpg`,
  `/pictures/99999/${photo}.jpg`,
  `/pictures/wide/${photo}.jpg`,
  `/pictures/320/${photo}.png`,
  `/pictures/320/${photo}.svg`,
  `/pictures/320/${photo}`,
  '/pictures/320/no-such-photo.jpg',
  '/pictures/320/.jpg',
  '/pictures/320/BATH-PETALS-CLOSE.jpg',
  '/pictures/320/..%2f..%2fpackage.jpg',
  '/pictures/320/..%2fphotos%2fbath-petals-close.jpg',
  '/pictures/320/%2fetc%2fpasswd.jpg',
  `/pictures/320/${photo}.jpg%00.png`,
  `/pictures/320/${photo}.jpg%0a`,
  `/pictures/320/${'a'.repeat(81)}.jpg`,
])('%s is no picture', async (path) => {
  expect((await app.request(path)).status).toBe(404)
})

test('what failed leaves nothing behind', () => {
  expect(readdirSync(cache).toSorted()).toEqual(
    [`320-${photo}.avif`, `320-${photo}.jpg`, `320-${photo}.webp`, `480-${photo}.webp`].toSorted(),
  )
})
