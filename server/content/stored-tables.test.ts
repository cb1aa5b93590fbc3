import { expect, test } from 'vitest'
import { storedCookies, storedItems } from '#domain/consent/stored.ts'
import { testServices } from '#tests/test-services.ts'
import { contentPage } from './content-pages.ts'

const { services } = await testServices()

test.each(['es', 'pt'] as const)('the %s policy names everything that is kept in a browser', (language) => {
  const { html } = contentPage(services, 'cookies', language, '2026-11-18')
  for (const name of [...Object.keys(storedCookies), ...Object.keys(storedItems)])
    expect(html).toContain(`<code>${name}</code>`)
  expect(html).not.toContain('table:')
})
