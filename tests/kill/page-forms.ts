export type PageForm = { action: string; fields: Record<string, string> }

/** The forms of a page with what is hidden in them, as a browser would send them. */
export const formsIn = (html: string): PageForm[] => formsOf(html).map(({ action, fields }) => ({ action, fields }))

function formsOf(html: string): (PageForm & { inside: string })[] {
  return [...html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)].map(([, opening = '', inside = '']) => ({
    action: attribute(opening, 'action') ?? '',
    fields: Object.fromEntries(
      tagsIn(inside, 'input')
        .filter((input) => attribute(input, 'type') === 'hidden')
        .map((input) => [attribute(input, 'name') ?? '', attribute(input, 'value') ?? '']),
    ),
    inside,
  }))
}

const tagsIn = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => tag)

export const formTo = (html: string, path: string) => formsIn(html).find(({ action }) => action.includes(path)) ?? null

/** The form with this button, as pressing the button sends it. */
export function formWithButton(html: string, name: string, value: string): PageForm | null {
  const found = formsOf(html).find(({ inside }) =>
    tagsIn(inside, 'button').some((tag) => attribute(tag, 'name') === name && attribute(tag, 'value') === value),
  )
  return found ? { action: found.action, fields: { ...found.fields, [name]: value } } : null
}

/** The value of a field, hidden or not. */
export function fieldIn(html: string, name: string): string | null {
  const input = tagsIn(html, 'input').find((tag) => attribute(tag, 'name') === name)
  return input ? (attribute(input, 'value') ?? '') : null
}

const attribute = (tag: string, name: string) => unescapeHtml(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? null)

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

const unescapeHtml = (text: string | null) =>
  text?.replaceAll(/&([#\w]+);/g, (whole, name: string) => entities[name] ?? whole) ?? null
