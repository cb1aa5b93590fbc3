import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Handler } from 'hono'
import type { Logger } from 'pino'
import sharp, { type Sharp } from 'sharp'
import { z } from 'zod'
import { type PictureFormat, pictureWidths } from '#platform/pictures/picture-url.ts'
import type { PictureFolders } from '#platform/server/define-feature.ts'
import { makeWorkQueue, TooBusy } from '#platform/server/work-queue.ts'

const contentTypes: Record<PictureFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }

/** Quality by eye. AVIF at effort 2 is as small as at the usual 4 here, in an eighth of the time. */
const encode: Record<PictureFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 52, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 74 }),
  jpg: (picture) => picture.jpeg({ quality: 78, progressive: true, mozjpeg: true }),
}

const wanted = z.object({
  width: z.enum(pictureWidths.map(String)).transform(Number),
  file: z.string().regex(/^[a-z0-9-]{1,80}\.(avif|webp|jpg)$/),
})

/** A page of a spa has some twenty pictures; an AVIF of the largest width takes a third of a second. */
const usually = { mostWaiting: 100 }

/** Makes each width and format once, on first asking, and remembers it on disk. */
export function servePictures(folders: PictureFolders, log: Pick<Logger, 'warn'>, { mostWaiting } = usually): Handler {
  // One core and no cache of its own: the pictures stand on disk, and pages come first.
  sharp.concurrency(1)
  sharp.cache(false)
  const making = new Map<string, Promise<Buffer>>()
  const queue = makeWorkQueue({ mostWaiting })
  const store = makePictureStore(folders.pictureCache, log)

  async function make(width: number, name: string, format: PictureFormat): Promise<Buffer> {
    const picture = sharp(join(folders.photos, `${name}.jpg`)).resize({ width, withoutEnlargement: true })
    const data = await encode[format](picture).toBuffer()
    await store.write(fileOf(width, name, format), data)
    return data
  }

  /** One at a time, and never the same one twice at once. */
  function once(width: number, name: string, format: PictureFormat): Promise<Buffer> {
    const key = fileOf(width, name, format)
    const known = making.get(key)
    if (known) return known
    const made = queue.run(() => make(width, name, format)).finally(() => making.delete(key))
    making.set(key, made)
    return made
  }

  return async (c) => {
    const parsed = wanted.safeParse(c.req.param())
    if (!parsed.success) return c.text('No such picture.', 404)
    const { width, file } = parsed.data
    const [name, format] = file.split('.') as [string, PictureFormat]
    const kept = await store.read(fileOf(width, name, format))
    const picture = kept ?? (await once(width, name, format).catch(whyNot))
    if (picture === 'busy') return c.text('Too many pictures are being made.', 503, { 'Retry-After': '5' })
    if (!picture) return c.text('No such picture.', 404)
    return c.body(new Uint8Array(picture), 200, {
      'Content-Type': contentTypes[format],
      'Cache-Control': 'public, max-age=31536000, immutable',
      // E-mails show them too, in whatever reads mail.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    })
  }
}

const fileOf = (width: number, name: string, format: PictureFormat) => `${width}-${name}.${format}`

const whyNot = (error: unknown) => (error instanceof TooBusy ? 'busy' : null)

/**
 * Made pictures on disk. A disk that is full, or a folder that can't be used, costs the time of making a picture anew,
 * and never the picture: it is told once, and again after something could be written in between.
 */
function makePictureStore(folder: string, log: Pick<Logger, 'warn'>) {
  let isFailing = false

  async function put(file: string, data: Buffer) {
    await mkdir(folder, { recursive: true })
    const aside = join(folder, `${file}.${process.pid}`)
    try {
      // Written aside and then put in place, so that nobody ever reads half a picture.
      await writeFile(aside, data)
      await rename(aside, join(folder, file))
    } catch (error) {
      await rm(aside, { force: true }).catch(() => {})
      throw error
    }
  }

  return {
    read: (file: string): Promise<Buffer | null> => readFile(join(folder, file)).catch(() => null),
    write: async (file: string, data: Buffer): Promise<void> => {
      try {
        await put(file, data)
        isFailing = false
      } catch (error) {
        if (!isFailing) log.warn({ err: error }, 'pictures are not kept')
        isFailing = true
      }
    },
  }
}
