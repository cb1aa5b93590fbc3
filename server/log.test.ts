import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testServices } from '#tests/test-services.ts'
import { makeLog } from './log.ts'

const { services } = await testServices({ template: 'empty' })

function linesOf(write: (log: ReturnType<typeof makeLog>) => void) {
  const lines: string[] = []
  write(makeLog('info', { write: (line: string) => void lines.push(line) }))
  return lines.join('')
}

test('an error is told by name, message and stack', () => {
  const line = JSON.parse(linesOf((log) => log.error({ err: new TypeError('no water') }, 'page failed')))
  expect(line).toMatchObject({ level: 'error', msg: 'page failed', err: { type: 'TypeError', message: 'no water' } })
  expect(line.err.stack).toContain('log.test.ts')
})

test('a query that failed does not tell what it was to write', async () => {
  const email = 'ana@correo.es'
  const insert = () =>
    services.db.execute(
      sql`insert into newsletter_subscriptions (email, country, language, asked_at) values (${email}, 'ES', 'es', now())`,
    )
  await insert()
  const error = await insert().catch((caught: unknown) => caught)
  const text = linesOf((log) => log.error({ err: error }, 'not written'))
  expect(text).not.toContain(email)
  expect(JSON.parse(text).err).toMatchObject({ code: '23505', message: expect.stringContaining('duplicate key') })
})
