import sharp, { type Sharp } from 'sharp'
import { makeWorkQueue } from './work-queue.ts'

/** A picture that unpacks to more would take the memory of everybody else. */
const mostPixels = 50_000_000
const queue = makeWorkQueue({ mostWaiting: 20 })

/**
 * Draws a picture that a visitor sent anew, upright and without what the camera wrote into it (place, time, owner), so
 * that nothing but the picture is left. Null for one that can't be read.
 */
export function redrawPicture<Drawn>(
  content: Uint8Array,
  draw: (picture: Sharp) => Promise<Drawn>,
): Promise<Drawn | null> {
  const open = () => sharp(content, { limitInputPixels: mostPixels, failOn: 'error' }).rotate().timeout({ seconds: 20 })
  return queue.run(() => draw(open())).catch(unreadable)
}

/** As the file says, before anything is unpacked; none of one that can't be read. */
export async function pixelsOf(content: Uint8Array): Promise<number> {
  const { width, height } = await sharp(content)
    .metadata()
    .catch(() => ({ width: 0, height: 0 }))
  return width * height
}

/** Only what sharp says about the file; a queue that is full is another matter. */
function unreadable(error: unknown): null {
  if (error instanceof Error && error.name !== 'TooBusy') return null
  throw error
}
