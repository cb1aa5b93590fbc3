/**
 * Writes photos/blurs.json: one tiny picture per photo, shown until the real one arrives.
 * Run it again after adding a photo: node scripts/make-blurs.ts
 */
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const photos = join(import.meta.dirname, '../photos')
const target = join(import.meta.dirname, '../photos/blurs.json')

const files = (await readdir(photos)).filter((file) => file.endsWith('.jpg')).sort()
const blurs = await Promise.all(files.map(async (file) => [file, await blurOf(join(photos, file))] as const))

await writeFile(target, `${JSON.stringify(Object.fromEntries(blurs), null, 2)}\n`)

async function blurOf(path: string): Promise<string> {
  const tiny = await sharp(path).resize(16).blur(0.6).webp({ quality: 75, effort: 6 }).toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}
