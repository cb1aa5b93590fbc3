import { expect, test } from 'vitest'
import { faqData } from './faq-data.ts'

test('every question has its answer, whose links lead to whole addresses', () => {
  const groups = [
    {
      id: 'a',
      title: 'A',
      questions: [{ id: 'q', question: '¿Caduca?', html: '<p>No. <a href="/ayuda/">Más</a></p>\n' }],
    },
    { id: 'b', title: 'B', questions: [{ id: 'r', question: '¿Y si llueve?', html: '<p>Da igual.</p>' }] },
  ]
  expect(faqData({ groups }, 'https://calmaria.example').mainEntity).toEqual([
    {
      '@type': 'Question',
      name: '¿Caduca?',
      acceptedAnswer: { '@type': 'Answer', text: '<p>No. <a href="https://calmaria.example/ayuda/">Más</a></p>' },
    },
    {
      '@type': 'Question',
      name: '¿Y si llueve?',
      acceptedAnswer: { '@type': 'Answer', text: '<p>Da igual.</p>' },
    },
  ])
})
