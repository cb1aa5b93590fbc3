import { expect, test } from 'vitest'
import { envelopeHeaders, envelopeOf, eventOf } from './event.ts'

const at = new Date('2026-11-18T10:00:00Z')
const event = eventOf(
  {
    type: 'TypeError',
    message: 'no water',
    stack:
      'at pay (https://calmaria.example/assets/pay.js:1:200)\nat async node:internal/run:3:4\nturn@https://a/b.js:5:6',
    path: '/spas/',
  },
  {
    id: 'a'.repeat(32),
    at,
    platform: 'javascript',
    level: 'error',
    release: 'calmaria@0.1.0',
    environment: 'production',
    tags: { kind: 'rejection' },
  },
)

test('an event says what happened, where, in which release, and nothing of who', () => {
  expect(event).toEqual({
    event_id: 'a'.repeat(32),
    timestamp: '2026-11-18T10:00:00.000Z',
    platform: 'javascript',
    level: 'error',
    release: 'calmaria@0.1.0',
    environment: 'production',
    transaction: '/spas/',
    tags: { kind: 'rejection' },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'no water',
          stacktrace: {
            frames: [
              { function: 'turn', filename: 'https://a/b.js', lineno: 5, colno: 6, in_app: true },
              { function: '?', filename: 'node:internal/run', lineno: 3, colno: 4, in_app: false },
              {
                function: 'pay',
                filename: 'https://calmaria.example/assets/pay.js',
                lineno: 1,
                colno: 200,
                in_app: true,
              },
            ],
          },
        },
      ],
    },
  })
})

test('an envelope is three lines of JSON', () => {
  const lines = envelopeOf(event, at).split('\n')
  expect(lines).toHaveLength(4)
  expect(lines.slice(0, 3).map((line) => JSON.parse(line))).toEqual([
    { event_id: 'a'.repeat(32), sent_at: '2026-11-18T10:00:00.000Z' },
    { type: 'event', content_type: 'application/json' },
    event,
  ])
  expect(lines[3]).toBe('')
})

test('the key goes into a header', () => {
  expect(envelopeHeaders({ envelopeUrl: '', publicKey: 'abc' })['X-Sentry-Auth']).toBe(
    'Sentry sentry_version=7, sentry_client=calmaria/1, sentry_key=abc',
  )
})
