/** Text that is already HTML. Everything else is escaped when it is put into a page. */
export class Html {
  readonly source: string

  constructor(source: string) {
    this.source = source
  }

  toString() {
    return this.source
  }
}

type Piece = Html | Html[] | string | number | false | undefined

export function html(strings: TemplateStringsArray, ...pieces: Piece[]): Html {
  return new Html(String.raw({ raw: strings }, ...pieces.map(sourceOf)))
}

function sourceOf(piece: Piece): string {
  if (piece === undefined || piece === false) return ''
  if (Array.isArray(piece)) return piece.join('')
  return piece instanceof Html ? piece.source : escapeHtml(String(piece))
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
