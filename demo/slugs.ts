/** 'Massagem pós-laboral de 30 min' becomes 'massagem-pos-laboral-de-30-min'. */
export function kebab(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** Spec 2.4: a numeric suffix such as -1 or -2 keeps a slug unique. */
export function uniqueSlugs(): (text: string) => string {
  const taken = new Set<string>()
  return (text) => {
    const base = kebab(text)
    let slug = base
    for (let suffix = 1; taken.has(slug); suffix++) slug = `${base}-${suffix}`
    taken.add(slug)
    return slug
  }
}
