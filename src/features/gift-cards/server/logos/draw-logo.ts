import sharp, { type Sharp } from 'sharp'
import type { LogoProblem } from '#features/gift-cards/rules/list/logo.ts'
import { fileKindOf, largestFile } from '#platform/forms/uploaded-file.ts'
import { fail, ok, type Result } from '#platform/rules/result.ts'
import { redrawPicture } from '#platform/server/redraw-picture.ts'

/** Sharp on a printed card. */
const room = { width: 480, height: 176 }
const margin = 20

/**
 * A logo as it stands on cards: drawn anew, so that nothing of the file is left but what it shows, on a ground of its
 * own, since nobody knows what it will be put on. One that is made for dark grounds gets one.
 */
export async function drawLogo(content: Uint8Array, isWhole: boolean): Promise<Result<Buffer, LogoProblem>> {
  if (!isWhole || content.length > largestFile) return fail('logoLarge')
  const kind = fileKindOf(content)
  if (!kind || kind === 'pdf') return fail('logoType')
  const drawn = await redrawPicture(content, draw)
  return drawn ? ok(drawn) : fail('logoUnreadable')
}

async function draw(picture: Sharp): Promise<Buffer> {
  const { data, info } = await picture
    .resize({ ...room, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const background = isLight(data) ? '#1f2b2a' : '#ffffff'
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
    .flatten({ background })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background })
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()
}

/** Whether what can be seen of it would be lost on white. */
function isLight(pixels: Buffer): boolean {
  let seen = 0
  let light = 0
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4)
    seen += alpha
    light += alpha * (0.2126 * red + 0.7152 * green + 0.0722 * blue)
  }
  const isCutOut = seen < (pixels.length / 4) * 255 * 0.98
  return isCutOut && seen > 0 && light / seen > 215
}
