import { globSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { expect, test } from 'vitest'
import { migrationsFolder } from '#platform/server/project-folder.ts'

const schemas = globSync(['src/**/server/schema/*.ts', 'src/**/server/schema.ts', 'src/platform/server/db/schema/*.ts'])

test('the migrations make the tables that the code has: the next one says only what is new', async () => {
  const files = schemas.filter((file) => !file.endsWith('.test.ts'))
  const modules = await Promise.all(files.map((file) => import(/* @vite-ignore */ pathToFileURL(file).href)))
  const { entries } = JSON.parse(readFileSync(`${migrationsFolder}/meta/_journal.json`, 'utf8'))
  const last = String(entries.at(-1).idx).padStart(4, '0')
  const made = JSON.parse(readFileSync(`${migrationsFolder}/meta/${last}_snapshot.json`, 'utf8'))
  const statements = await generateMigration(made, generateDrizzleJson(Object.assign({}, ...modules)))
  expect(statements).toEqual([])
})
