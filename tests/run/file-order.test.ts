import { expect, test } from 'vitest'
import type { TestSpecification, Vitest } from 'vitest/node'
import { FileOrder } from './file-order.ts'

const files = ['rules', 'use cases'].flatMap((name) =>
  Array.from({ length: 20 }, (_, index) => ({ project: { name }, moduleId: `${index}.test.ts` })),
) as TestSpecification[]

async function order(seed: number) {
  const run = new FileOrder({ config: { sequence: { shuffle: true, seed } } } as Vitest)
  return (await run.sort(files)).map(({ project, moduleId }) => `${project.name}: ${moduleId}`)
}

test('the same seed gives the same order, and another one another', async () => {
  expect(await order(7)).toEqual(await order(7))
  expect(await order(7)).not.toEqual(await order(8))
  expect((await order(7)).toSorted()).toEqual((await order(8)).toSorted())
})

test('files of a project stay together', async () => {
  const projects = (await order(7)).map((line) => line.split(':')[0])
  expect(projects).toEqual([...Array(20).fill('rules'), ...Array(20).fill('use cases')])
})
