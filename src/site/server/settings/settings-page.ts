import type { z } from 'zod'
import { allSettings } from './all-settings.ts'

type Setting = { name: string; otherwise: string; meaning: string }

const intro = `# Settings

Environment variables, read once at start by \`src/site/server/config.ts\`. A wrong one stops the start and is named, with all others that are wrong. An empty one counts as not given. Switches are \`on\` or \`off\`. Written by \`npm run settings\` from the definitions that \`src/site/server/settings/all-settings.ts\` lists.
`

const outro = `
For the tests only: \`CHROMIUM_PATH\` (the browser), \`TEST_WORKERS\` (browsers at once, default 2) and \`TEST_PORT\` (of the first one's site, default 3117).
`

/** `docs/settings.md`. */
export const settingsPage = () =>
  `${[intro, ...chapters().map(({ title, settings }) => chapter(title, settings))].join('\n')}${outro}`

/** `.env.example`: every setting as it is without being set. */
export const envExample = () =>
  [
    exampleIntro,
    ...chapters().map(({ title, settings }) => `## ${title}\n\n${settings.map(exampleOf).join('\n\n')}\n`),
  ].join('\n')

const exampleIntro = `# What may be set, as it is without it (docs/settings.md). The site reads no file by itself: hand it over with
# node --env-file, systemd's EnvironmentFile= or whatever starts it.
`

const chapters = () =>
  [...Map.groupBy(allSettings, ({ chapter: title }) => title)].map(([title, parts]) => ({
    title,
    settings: parts.flatMap(({ fields }) =>
      Object.entries<z.ZodType>(fields).map(([name, shape]) => settingOf(name, shape)),
    ),
  }))

function settingOf(name: string, shape: z.ZodType): Setting {
  const { description = '', otherwise } = shape.meta() ?? {}
  const value = defaultOf(shape)
  return { name, meaning: description, otherwise: String(otherwise ?? (value === undefined ? 'none' : `\`${value}\``)) }
}

/** What is read where nothing is given, before it is taken apart. */
function defaultOf(shape: z.ZodType): unknown {
  const { def } = shape as z.ZodDefault | z.ZodPipe
  if (def.type === 'default') return def.defaultValue
  return def.type === 'pipe' ? defaultOf(def.in as z.ZodType) : undefined
}

const chapter = (title: string, settings: Setting[]) =>
  `## ${title}\n\n| Name | Default | Meaning |\n|---|---|---|\n${settings
    .map(({ name, otherwise, meaning }) => `| \`${name}\` | ${otherwise} | ${meaning} |\n`)
    .join('')}`

function exampleOf({ name, otherwise, meaning }: Setting): string {
  const [, value] = /^`([^`{]*)`$/.exec(otherwise) ?? []
  const plain = (markdown: string) => markdown.replaceAll(/[`\\]|\(\[how\]\(.*?\)\)/g, '').trimEnd()
  const without = value === undefined ? ` (without it: ${plain(otherwise)})` : ''
  return `# ${plain(meaning)}${without}\n# ${name}=${value ?? ''}`
}
