import sharp from 'sharp'

/** A sign on nothing, with what a camera would write into it. */
export async function aLogo({ colour = '#d02020' } = {}): Promise<Uint8Array<ArrayBuffer>> {
  const sign = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><circle cx="50" cy="50" r="40" fill="${colour}"/></svg>`
  const picture = sharp(Buffer.from(sign)).withExif({ IFD0: { Copyright: 'Somebody' } })
  return new Uint8Array(await picture.png().toBuffer())
}
