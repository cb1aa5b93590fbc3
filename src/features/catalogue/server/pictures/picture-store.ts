import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'

/**
 * Made pictures on disk. A disk that is full, or a folder that can't be used, costs the time of making a picture anew,
 * and never the picture: it is told once, and again after something could be written in between.
 */
export function makePictureStore(folder: string, log: Pick<Logger, 'warn'>) {
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
