import { expect, test } from 'vitest'
import { describeThrown } from './describe-thrown.ts'

test('an error is told by class, message and stack', () => {
  const error = new RangeError('too deep')
  expect(describeThrown(error)).toEqual({ type: 'RangeError', message: 'too deep', stack: error.stack })
})

test('an event without its error has at least a place', () => {
  const event = { message: 'Script error.', filename: 'https://calmaria.example/a.js', lineno: 1, colno: 2 }
  expect(describeThrown(event)).toEqual({
    type: 'Error',
    message: 'Script error.',
    stack: 'at https://calmaria.example/a.js:1:2',
  })
  expect(describeThrown({ ...event, filename: '' }).stack).toBe('')
})

test.each([
  ['a text', 'no water', 'no water'],
  ['nothing', undefined, 'undefined'],
  ['null', null, 'null'],
  ['a number', 7, '7'],
  ['a function', () => 7, 'a function'],
  ['an object, without what is in it', { name: 'Marta', pax: 2 }, 'Object {name, pax}'],
  ['an object of nothing', Object.create(null), 'Object {}'],
  ['words for the console', ['no water in', { spa: 1 }, 3], 'no water in Object {spa} 3'],
  ['an error among them', ['%o', new Error('dry'), 'more'], 'dry'],
])('%s', (_, thrown, message) => {
  expect(describeThrown(thrown).message).toBe(message)
})
