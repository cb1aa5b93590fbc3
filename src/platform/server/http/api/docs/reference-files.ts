import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Encoding, preferredEncoding } from '#platform/server/http/cache/negotiation.ts'

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

/** Ours around the library's page, and what of the library's own colours is too faint to read. */
export const look = `:root {
  --color-sand-50: #fbf8f3;
  --color-sand-200: #e9e0d2;
  --color-ink-900: #1f2b2a;
  --color-ink-700: #46524f;
  --color-teal-700: #12575a;
}
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body {
  max-width: 1080px;
  margin: 0 auto;
  padding: 48px clamp(16px, 4vw, 48px) 96px;
  background: var(--color-sand-50);
  color: var(--color-ink-900);
  font: 400 1rem/1.6 system-ui, -apple-system, "Segoe UI", sans-serif;
}
h1, h2, h3 { font-family: Georgia, "Times New Roman", serif; font-weight: 400; line-height: 1.2; text-wrap: balance; }
h1 { margin: 0 0 16px; font-size: 2.5rem; }
header p, #errors p { margin: 8px 0; max-width: 66ch; }
a { color: var(--color-teal-700); text-underline-offset: 3px; }
:focus-visible { outline: 2px solid var(--color-teal-700); outline-offset: 3px; border-radius: 4px; }
code { overflow-wrap: anywhere; }
#errors { margin-top: 48px; padding-top: 32px; border-top: 1px solid var(--color-sand-200); }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.swagger-ui .scheme-container, .swagger-ui .response-col_links { display: none; }
.swagger-ui .wrapper { padding: 0; max-width: none; }
.swagger-ui, .swagger-ui .opblock-tag, .swagger-ui table thead tr td, .swagger-ui table thead tr th { color: var(--color-ink-900); }
.swagger-ui .opblock[id] { background: #fff; border-color: var(--color-sand-200); box-shadow: none; }
.swagger-ui .opblock[id] .opblock-summary { border-color: var(--color-sand-200); }
.swagger-ui .opblock[id] .opblock-summary .opblock-summary-method { background: var(--color-ink-700); }
.swagger-ui .opblock-get[id] .opblock-summary .opblock-summary-method { background: var(--color-teal-700); }
.swagger-ui .opblock .opblock-section-header { background: var(--color-sand-50); box-shadow: none; }
.swagger-ui .opblock .opblock-summary-path, .swagger-ui .opblock .opblock-summary-path a { min-width: 0; overflow-wrap: anywhere; word-break: normal; }
.swagger-ui .parameter__in, .swagger-ui .parameter__extension, .swagger-ui .parameter__deprecated, .swagger-ui .prop-format, .swagger-ui .opblock-tag small,
.swagger-ui .parameter__name.required::after, .swagger-ui .tab li { color: var(--color-ink-700); }
.swagger-ui a, .swagger-ui .response-control-media-type__accept-message { color: var(--color-teal-700); }
.swagger-ui .parameter__name.required span, .swagger-ui .parameter__name.required::after { color: #8a2f23; }
.swagger-ui input[disabled], .swagger-ui select[disabled], .swagger-ui textarea[disabled] { color: var(--color-ink-700); opacity: 1; }
.swagger-ui pre.microlight, .swagger-ui .highlight-code > .microlight { max-height: none; overflow: visible; white-space: pre-wrap; overflow-wrap: anywhere; }
.swagger-ui .table-container { overflow-wrap: anywhere; }
.swagger-ui button[class*="json-schema"] { background: none; color: var(--color-teal-700); }
.swagger-ui .download-contents { background: var(--color-ink-700); }
.swagger-ui .btn.execute { background: var(--color-teal-700); border-color: var(--color-teal-700); }
.swagger-ui .btn.cancel { border-color: #8a2f23; color: #8a2f23; }
`

/** Runs in the browser, beside the library. The page has its own title, and one server: the one it came from. */
const startScript = `'use strict'
const nothing = () => () => null

/** Parts of the library that stand here in another way. */
const ourWay = {
  wrapComponents: {
    InfoContainer: nothing,
    ServersContainer: nothing,
    // A purchase is opened by a cookie, which only the browser may send: there is nothing to type in.
    AuthorizeBtnContainer: nothing,
    authorizeOperationBtn: nothing,
    // A link inside of a button can't be reached by keyboard; the address of a call stands in the bar once it is open.
    DeepLink: (Original, { React }) => (props) => React.createElement(Original, { ...props, enabled: false }),
    // The library gives its choices no name.
    Select: (Original, { React }) => (props) =>
      React.createElement('label', null, React.createElement('span', { className: 'unseen' }, 'Value'), React.createElement(Original, props)),
  },
}

const calls = document.getElementById('calls')
/** Where the address leads to, once the calls have pushed it down. Those of calls are the library's. */
const wanted = document.getElementById(location.hash.slice(1))
const arrival = new MutationObserver(() => {
  if (!calls.querySelector('.opblock')) return
  arrival.disconnect()
  wanted.scrollIntoView()
})
if (wanted) arrival.observe(calls, { childList: true, subtree: true })

SwaggerUIBundle({
  url: '/api/openapi.json',
  domNode: calls,
  plugins: [ourWay],
  deepLinking: true,
  showExtensions: true,
  // Each call tells its own; a list of all at the end says nothing more.
  defaultModelsExpandDepth: -1,
  // Its colours are too faint to read.
  syntaxHighlight: false,
  validatorUrl: null,
  /** The document names the public address; the page may only ask where it stands. */
  requestInterceptor(request) {
    const { pathname, search } = new URL(request.url, location.href)
    request.url = location.origin + pathname + search
    return request
  },
})
`
