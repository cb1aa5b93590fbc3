import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Handler } from 'hono'
import { createIPX, ipxFSStorage } from 'ipx'
import sharp from 'sharp'
import { z } from 'zod'
import { pictureWidths } from '#domain/catalogue/picture-url.ts'

const formats = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const

const wanted = z.object({
  width: z.coerce.number().refine((width) => pictureWidths.some((known) => known === width)),
  file: z.string().regex(/^[a-z0-9-]{1,80}\.(avif|webp|jpg)$/),
})

/** Makes each width and format once, on first asking, and remembers it on disk. */
export function servePictures(libraryFolder: string, cacheFolder: string): Handler {
  // One picture at a time: visitors' pages come before pictures nobody has asked for yet.
  sharp.concurrency(1)
  sharp.cache(false)
  const ipx = createIPX({ storage: ipxFSStorage({ dir: libraryFolder }), maxAge: 31536000 })
  const making = new Map<string, Promise<Buffer>>()
  let queue: Promise<unknown> = Promise.resolve()

  async function make(width: number, name: string, format: keyof typeof formats): Promise<Buffer> {
    const { data } = await ipx(`${name}.jpg`, {
      width: String(width),
      format: format === 'jpg' ? 'jpeg' : format,
      quality: qualities[format],
    }).process()
    const file = join(cacheFolder, `${width}-${name}.${format}`)
    await mkdir(cacheFolder, { recursive: true })
    // Written aside and then put in place, so that nobody ever reads half a picture.
    await writeFile(`${file}.${process.pid}`, data)
    await rename(`${file}.${process.pid}`, file)
    return data as Buffer
  }

  function once(width: number, name: string, format: keyof typeof formats): Promise<Buffer> {
    const key = `${width}-${name}.${format}`
    const known = making.get(key)
    if (known) return known
    const made = queue.then(() => make(width, name, format))
    queue = made.catch(() => {})
    making.set(key, made)
    return made.finally(() => making.delete(key))
  }

  return async (c) => {
    const parsed = wanted.safeParse(c.req.param())
    if (!parsed.success) return c.text('No such picture.', 404)
    const [name, format] = parsed.data.file.split('.') as [string, keyof typeof formats]
    const { width } = parsed.data
    const kept = await readFile(join(cacheFolder, `${width}-${name}.${format}`)).catch(() => null)
    const picture = kept ?? (await once(width, name, format).catch(() => null))
    if (!picture) return c.text('No such picture.', 404)
    return c.body(new Uint8Array(picture), 200, {
      'Content-Type': formats[format],
      'Cache-Control': 'public, max-age=31536000, immutable',
    })
  }
}

const qualities = { avif: '52', webp: '74', jpg: '78' }
