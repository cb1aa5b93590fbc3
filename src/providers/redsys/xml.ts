/** As much XML as the query of operations speaks: elements without attributes that matter, and text. */
export const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

export const element = (name: string, content: string) => `<${name}>${content}</${name}>`

/** What is between the first opening of an element and the next closing, as it stands there. */
export function contentOf(xml: string, name: string): string | undefined {
  return new RegExp(`<(?:\\w+:)?${name}(?:\\s[^>]*)?>([\\s\\S]*?)</(?:\\w+:)?${name}>`).exec(xml)?.[1]
}

export function contentsOf(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>([\\s\\S]*?)</${name}>`, 'g'))].map(([, content = '']) => content)
}

/** A text inside of which other XML was sent: as CDATA, or escaped. */
export function unwrapXml(text: string): string {
  const data = /^\s*<!\[CDATA\[([\s\S]*)\]\]>\s*$/.exec(text)?.[1]
  return data ?? unescapeXml(text)
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function unescapeXml(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hexadecimal, name) => {
    if (name) return named[name] ?? whole
    const point = decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16)
    return point <= 0x10ffff ? String.fromCodePoint(point) : whole
  })
}
