import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { featureNames } from '#site/feature-names.ts'
import { featureLists } from './feature-lists.ts'

const root = join(import.meta.dirname, '../..')

test('the lists have what the features have today: `npm run features` writes them', () => {
  for (const [path, text] of featureLists(root, featureNames))
    expect(readFileSync(join(root, path), 'utf8'), path).toBe(text)
})

function projectOf(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'calmaria-lists-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

test('a new feature is found by its files, each only where it is', () => {
  const folder = projectOf({
    'src/site/messages/es/every-page.ts': '',
    'src/features/yoga/feature.ts': 'export const yoga = defineFeature({',
    'src/features/yoga/server/mats/mat-settings.ts': 'export const matSettings = defineSettings({',
    'src/features/yoga/server/demo-settings.ts': 'export const demoSettings = {',
    'src/features/yoga/messages/es/addresses.ts': '',
    'src/features/yoga/messages/served.ts': `yogaPdf: (language) => import(\`./\${language}/pdf.ts\`)
export const yogaServed = {}
      yoga: (language) => import(\`./\${language}/yoga.ts\`)
      interface Namespaces { yoga: true }`,
    'src/features/sauna/feature.ts': 'export const sauna = defineFeature({',
  })
  const lists = featureLists(folder, ['sauna', 'yoga'])
  const bodyOf = (path: string) => lists.get(path)?.split('\n\n').at(-1)?.trimStart()
  expect(bodyOf('src/site/lists/features.ts')).toBe('export const features = [\n  sauna,\n  yoga,\n] as const\n')
  expect(bodyOf('src/site/lists/pages.ts')).toBe('export const pages = [\n] as const\n')
  expect(bodyOf('src/site/lists/settings.ts')).toBe('export const settings = [\n  matSettings,\n] as const\n')
  expect(lists.get('src/site/lists/served.ts')).toContain(
    "import { yogaServed } from '#features/yoga/messages/served.ts'",
  )
  expect(bodyOf('src/site/messages/es/addresses.ts')).toBe('export default {\n  ...yoga,\n} satisfies Addresses\n')
  expect(bodyOf('src/site/messages/es/namespaces.ts')).toContain(
    "  yoga: () => import('#features/yoga/messages/es/yoga.ts'),\n",
  )
})

test('a file that should be listed and exports nothing is refused', () => {
  const folder = projectOf({
    'src/site/messages/es/every-page.ts': '',
    'src/features/yoga/feature.ts': 'const yoga = 1',
  })
  expect(() => featureLists(folder, ['yoga'])).toThrow(
    'src/features/yoga/feature.ts exports nothing that could be listed',
  )
})
