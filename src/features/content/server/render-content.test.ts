import { expect, test } from 'vitest'
import { renderContent, renderFaq } from './render-content.ts'

const page = (body: string) => `<!-- description: Todo sobre {{brand}}. -->\n# Sobre {{brand}}\n\n> Hola.\n\n${body}`
const brand = { brand: 'Agua & Calma' }

test('a setting in a title, a description or a heading is shown as it was written', () => {
  const view = renderContent(page('## Por qué {{brand}}\n\nPorque sí.'), 'es', brand)
  expect(view).toMatchObject({
    title: 'Sobre Agua & Calma',
    description: 'Todo sobre Agua & Calma.',
    sections: [{ id: 'por-que-agua-calma', title: 'Por qué Agua & Calma' }],
  })
  expect(view.html).toContain('<h2 id="por-que-agua-calma">Por qué Agua &amp; Calma</h2>')
})

test('the same holds for a question', () => {
  const view = renderFaq(page('## General\n\n### ¿Qué es {{brand}}?\n\nUn *mar* en calma.'), 'es', brand)
  expect(view.groups).toEqual([
    {
      id: 'general',
      title: 'General',
      questions: [
        { id: 'que-es-agua-calma', question: '¿Qué es Agua & Calma?', html: '<p>Un <em>mar</em> en calma.</p>\n' },
      ],
    },
  ])
})

test.each([
  ['es', '<a href="/formulario-de-contacto/">aquí</a>'],
  ['pt', '<a href="/pt/formulario-de-contacto/">aquí</a>'],
] as const)('a link to a page leads to it in %s', (language, link) => {
  expect(renderContent(page('[aquí](page:contact)'), language, brand).html).toContain(link)
})

test('a link to a section leads to its list', () => {
  expect(renderContent(page('[spas](page:spas)'), 'pt', brand).html).toContain('<a href="/pt/spas/">spas</a>')
})

test('what a text asks for and nobody knows is an error', () => {
  expect(() => renderContent(page('{{nothing}}'), 'es', brand)).toThrow('unknown setting: nothing')
  expect(() => renderContent(page('[x](page:nowhere)'), 'es', brand)).toThrow('unknown page: nowhere')
})
