export type PageForm = { action: string; fields: Record<string, string> }

/** The forms of a page with what is hidden in them, as a browser would send them. */
export function formsIn(html: string): PageForm[] {
  return [...html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)].map(([, opening = '', inside = '']) => ({
    action: attribute(opening, 'action') ?? '',
    fields: Object.fromEntries(
      [...inside.matchAll(/<input\b[^>]*>/g)]
        .filter(([input]) => attribute(input, 'type') === 'hidden')
        .map(([input]) => [attribute(input, 'name') ?? '', attribute(input, 'value') ?? '']),
    ),
  }))
}

export const formTo = (html: string, path: string) => formsIn(html).find(({ action }) => action.includes(path)) ?? null

/** The value of a field, hidden or not. */
export function fieldIn(html: string, name: string): string | null {
  const input = [...html.matchAll(/<input\b[^>]*>/g)].find(([tag]) => attribute(tag, 'name') === name)?.[0]
  return input ? (attribute(input, 'value') ?? '') : null
}

const attribute = (tag: string, name: string) => unescapeHtml(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? null)

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

const unescapeHtml = (text: string | null) =>
  text?.replaceAll(/&([#\w]+);/g, (whole, name: string) => entities[name] ?? whole) ?? null
