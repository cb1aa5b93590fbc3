import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { blurs, pictureAlts } from './library-photo.ts'

test('every picture of the library is a file with words and a blur', () => {
  const files = readdirSync(join(import.meta.dirname, '../../../../../photos')).filter(
    (file) => !file.endsWith('.json'),
  )
  expect(files.sort()).toEqual(Object.keys(pictureAlts).sort())
  expect(files).toEqual(Object.keys(blurs).sort())
  for (const file of files) expect(blurs[file]).toMatch(/^data:image\/webp;base64,/)
})
