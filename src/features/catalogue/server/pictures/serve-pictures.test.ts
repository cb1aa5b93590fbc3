import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import sharp from 'sharp'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { servePictures } from './serve-pictures.ts'

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>()
  return { ...real, writeFile: vi.fn(real.writeFile), rename: vi.fn(real.rename) }
})

const cache = mkdtempSync(join(tmpdir(), 'calmaria-pictures-'))
afterAll(() => rmSync(cache, { recursive: true, force: true }))

const photos = join(import.meta.dirname, '../../../../../photos')

function open(cacheFolder = cache, options?: { mostWaiting: number }) {
  const warn = vi.fn()
  const app = new Hono()
  app.get('/pictures/:width/:file', servePictures({ photos, pictureCache: cacheFolder }, { warn }, options))
  return { app, warn }
}
const { app } = open()
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
  const { app } = open(join(cache, 'at-once'))
  vi.mocked(writeFile).mockClear()
  const answers = await Promise.all(Array.from({ length: 8 }, () => app.request(`/pictures/480/${photo}.webp`)))
  const sizes = await Promise.all(answers.map(async (answer) => (await answer.arrayBuffer()).byteLength))
  expect(new Set(sizes).size).toBe(1)
  expect(writeFile).toHaveBeenCalledTimes(1)
  await app.request(`/pictures/480/${photo}.webp`)
  expect(writeFile).toHaveBeenCalledTimes(1)
})

const noPictures = [
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
]

test.each(noPictures)('%s is no picture', async (path) => {
  expect((await app.request(path)).status).toBe(404)
})

test('what failed leaves nothing behind', async () => {
  const folder = join(cache, 'failed')
  const { app } = open(folder)
  for (const path of [...noPictures, `/pictures/320/${photo}.avif`]) await app.request(path)
  expect(readdirSync(folder)).toEqual([`320-${photo}.avif`])
})

test('on a full disk pictures are served all the same, half a file is left nowhere, and it is told once', async () => {
  const folder = join(cache, 'full')
  const { app, warn } = open(folder)
  const noSpace = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
  const write = vi.mocked(writeFile).getMockImplementation()
  vi.mocked(writeFile).mockImplementation(async (file, data) => {
    await write?.(file, (data as Buffer).subarray(0, 10))
    throw noSpace
  })
  try {
    for (const width of [320, 480, 320]) {
      const response = await app.request(`/pictures/${width}/${photo}.webp`)
      expect(response.status).toBe(200)
      expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ format: 'webp', width })
    }
  } finally {
    vi.mocked(writeFile).mockImplementation(write as typeof writeFile)
  }
  expect(warn.mock.calls).toEqual([[{ err: noSpace }, 'pictures are not kept']])
  expect(readdirSync(folder)).toEqual([])
  // Once there is room again they are kept again, and the next failure is told.
  await app.request(`/pictures/320/${photo}.webp`)
  expect(readdirSync(folder)).toEqual([`320-${photo}.webp`])
  vi.mocked(rename).mockRejectedValueOnce(noSpace)
  expect((await app.request(`/pictures/480/${photo}.webp`)).status).toBe(200)
  expect(warn).toHaveBeenCalledTimes(2)
})

test('a folder that is none, and can be neither made nor read, keeps no picture from being served', async () => {
  const file = join(cache, 'a-file')
  writeFileSync(file, '')
  const { app, warn } = open(join(file, 'pictures'))
  for (let time = 0; time < 2; time++) expect((await app.request(`/pictures/320/${photo}.webp`)).status).toBe(200)
  expect(warn).toHaveBeenCalledTimes(1)
})

test('who comes when too many pictures wait is asked to come again', async () => {
  const { app } = open(join(cache, 'many'), { mostWaiting: 2 })
  const wanted = ['320/jpg', '320/webp', '320/avif', '480/jpg'].map((one) => {
    const [width, format] = one.split('/')
    return `/pictures/${width}/${photo}.${format}`
  })
  // None is done before all have come, however long the disk takes in which each is looked for first.
  const refused = Promise.withResolvers<void>()
  const write = vi.mocked(writeFile).getMockImplementation() as typeof writeFile
  vi.mocked(writeFile).mockImplementation(async (...given) => {
    await refused.promise
    return write(...given)
  })
  onTestFinished(() => void vi.mocked(writeFile).mockImplementation(write))
  const ask = async (path: string) => {
    const answer = await app.request(path)
    if (answer.status === 503) refused.resolve()
    return answer
  }
  const answers = await Promise.all(wanted.map(ask))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 503])
  expect(answers.find(({ status }) => status === 503)?.headers.get('Retry-After')).toBe('5')
  for (const path of wanted) expect((await app.request(path)).status).toBe(200)
})

test('who asks for a picture that is being made waits for it, however many wait', async () => {
  const { app } = open(join(cache, 'one'), { mostWaiting: 0 })
  const answers = await Promise.all([1, 2, 3].map(() => app.request(`/pictures/320/${photo}.jpg`)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
})
