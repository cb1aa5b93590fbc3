import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { platformServed } from '#platform/i18n/messages/served.ts'
import { featureNames } from '#site/feature-names.ts'
import { served } from '#site/lists/served.ts'

type Served = { messageFiles?: object }

/** Above the platform the features in their order, each of which may say what those before it say. */
const floors = ['platform', ...featureNames]
const floorOf = (path: string) => floors.indexOf(/^src\/(?:features\/)?([\w-]+)\//.exec(path)?.[1] ?? '')

const servedFiles = globSync('src/features/*/messages/served.ts')
const owners = new Map<string, number>(
  [platformServed, ...served].flatMap((one: Served) =>
    Object.keys(one.messageFiles ?? {}).map((namespace) => [namespace, floorOf(fileNaming(namespace))] as const),
  ),
)

function fileNaming(namespace: string): string {
  const names = (file: string) => readFileSync(file, 'utf8').includes(`    ${namespace}: typeof import(`)
  return servedFiles.find(names) ?? 'src/platform/i18n/messages/served.ts'
}

test('no feature says a sentence of one above it, nor does the platform one of a feature', () => {
  const files = globSync('src/{features,platform}/**/*.{ts,tsx}').filter((file) => !/\.test\.|\/messages\//.test(file))
  const breaches = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/['"`]([a-zA-Z]+)\.(?!tsx?\b)[a-zA-Z$]/g)].flatMap(([, namespace = '']) =>
      (owners.get(namespace) ?? 0) > floorOf(file) ? [`${file} says ${namespace}`] : [],
    ),
  )
  expect(owners.size).toBeGreaterThan(30)
  expect(breaches).toEqual([])
})
