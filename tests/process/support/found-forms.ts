export type FoundForm = { action: string; fields: Record<string, string>; file?: string | undefined }

/** Those that are posted, with all their fields: what is hidden as it is. */
export function formsOf(html: string): FoundForm[] {
  return [...html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)]
    .filter(([, opening = '']) => /method="post"/i.test(opening))
    .map(([, opening = '', inside = '']) => {
      const inputs = [...inside.matchAll(/<(?:input|textarea|select|button)\b[^>]*>/g)].map(([tag]) => tag)
      const named = inputs.filter((tag) => attribute(tag, 'name'))
      const isFile = (tag: string) => attribute(tag, 'type') === 'file'
      const isFixed = (tag: string) => /^(hidden|radio|checkbox|submit)$/.test(attribute(tag, 'type'))
      return {
        action: attribute(opening, 'action'),
        fields: Object.fromEntries(
          named
            .filter((tag) => !isFile(tag))
            .map((tag) => [attribute(tag, 'name'), isFixed(tag) ? attribute(tag, 'value') || 'on' : '']),
        ),
        file: named.filter(isFile).map((tag) => attribute(tag, 'name'))[0],
      }
    })
}

const attribute = (tag: string, name: string) =>
  (new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '').replaceAll('&amp;', '&')
