import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Encoding, preferredEncoding } from '#platform/server/http/cache/negotiation.ts'
import { look } from './look.ts'
import { startScript } from './start-script.ts'

type Packed = { body: Uint8Array<ArrayBuffer>; encoding: Encoding }
export type ReferenceFile = {
  name: string
  type: string
  read: (acceptEncoding: string | undefined) => Promise<Packed>
}

const script = 'text/javascript; charset=utf-8'
const style = 'text/css; charset=utf-8'

/** What the page loads. The library's files are read when somebody first opens it. */
export function referenceFiles() {
  const library = createRequire(import.meta.url)
  const { version } = library('swagger-ui-dist/package.json') as { version: string }
  const fromLibrary = (file: string) => () => readFile(library.resolve(`swagger-ui-dist/${file}`))
  return {
    library: packed(`swagger-ui-${version}.js`, script, fromLibrary('swagger-ui-bundle.js')),
    libraryStyle: packed(`swagger-ui-${version}.css`, style, fromLibrary('swagger-ui.css')),
    start: ours('start', 'js', script, startScript),
    look: ours('look', 'css', style, look),
  }
}

function ours(name: string, extension: string, type: string, text: string): ReferenceFile {
  const fingerprint = createHash('sha256').update(text).digest('hex').slice(0, 10)
  return packed(`${name}-${fingerprint}.${extension}`, type, async () => Buffer.from(text))
}

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)]

/** As the pages are packed: nearly as small as can be, in a tenth of the time. */
const brotliQuality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

const pack: Record<Encoding, (content: Buffer) => Promise<Buffer>> = {
  br: (content) => brotli(content, brotliQuality),
  gzip: (content) => zip(content),
  identity: async (content) => content,
}

/** Packed once for each way of packing, at its first visitor. */
function packed(name: string, type: string, load: () => Promise<Buffer>): ReferenceFile {
  const made = new Map<Encoding, Promise<Packed>>()
  const make = async (encoding: Encoding) => ({ body: new Uint8Array(await pack[encoding](await load())), encoding })
  return {
    name,
    type,
    read(acceptEncoding) {
      const encoding = preferredEncoding(acceptEncoding)
      const known = made.get(encoding) ?? make(encoding)
      made.set(encoding, known)
      // What could not be read is asked for again next time.
      known.catch(() => made.delete(encoding))
      return known
    },
  }
}
