import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sharingWorkers } from '../vitest.config.ts'

const leavesTraces = /vi\.(mock|doMock|stubEnv|stubGlobal)\(|process\.env(\.\w+|\[[^\]]+\]) =[^=]|process\.chdir/

test('files that share a worker replace no module, and leave the process as they found it', () => {
  const files = globSync(sharingWorkers)
  expect(files.length).toBeGreaterThan(200)
  expect(files.filter((file) => leavesTraces.test(readFileSync(file, 'utf8')))).toEqual([])
})
