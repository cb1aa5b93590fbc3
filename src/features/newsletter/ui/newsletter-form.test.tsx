import { Form } from 'react-router'
import { expect, test } from 'vitest'
import { showElement } from '#tests/show-element.tsx'
import { testServices } from '#tests/test-services.ts'
import { NewsletterForm } from './newsletter-form.tsx'

const { services } = await testServices()
const values = { email: 'ana@correo.example', country: 'PT' }

test.each([
  ['/newsletter/', 'No hemos podido registrar los datos'],
  ['/pt/newsletter/', 'Não conseguimos registar os dados'],
])('at %s, when nothing could be written, it says “%s” and what was typed stays', (path, sentence) => {
  const refused = { error: 'not-saved', minutes: 0 } as const
  const answer = { isSubscribed: false, values, refused } as const
  const html = showElement(services, path, <NewsletterForm Form={Form} answer={answer} isSending={false} />)
  expect(html).toContain(sentence)
  expect(html).toContain('value="ana@correo.example"')
  expect(html).toMatch(/<option value="PT" selected="">/)
})
