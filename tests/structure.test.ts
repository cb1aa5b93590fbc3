import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

const longestFile = 300
const largestFolder = 30

/** Tables of data and texts, which grow with what is sold and not with what the code does. */
const mayBeLong = /^src\/platform\/server\/db\/migrations\/|\/messages\//
const mayBeLarge = /^(photos|docs)(\/|$)|(^|\/)fonts(\/|$)/

/** What git tracks or would track; a file that was deleted and not yet committed does not count. */
const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\0')
  .filter((file) => file !== '' && existsSync(join(root, file)))

test(`no source file has more than ${longestFile} lines`, () => {
  const tooLong = tracked
    .filter((file) => /\.tsx?$/.test(file) && !mayBeLong.test(file))
    .map((file) => ({ file, lines: linesOf(file) }))
    .filter(({ lines }) => lines > longestFile)
  expect(tooLong).toEqual([])
})

test(`no folder has more than ${largestFolder} files`, () => {
  const filesIn = Map.groupBy(tracked, (file) => dirname(file))
  const tooLarge = [...filesIn]
    .map(([folder, { length: files }]) => ({ folder, files }))
    .filter(({ folder, files }) => files > largestFolder && !mayBeLarge.test(folder))
  expect(tooLarge).toEqual([])
})

const linesOf = (file: string) => readFileSync(join(root, file), 'utf8').split('\n').length - 1
