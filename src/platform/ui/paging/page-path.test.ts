import { expect, test } from 'vitest'
import { isPagePath } from './page-path.ts'

test('a page of the site is moved to by the router, with its query', () => {
  expect(isPagePath('/spas/tenerife/')).toBe(true)
  expect(isPagePath('/buscar/?pagina=2#resultados')).toBe(true)
})

test('files, endpoints, anchors, mail and other sites are left to the browser', () => {
  for (const href of [
    '/bono.pdf',
    '/api/spas/',
    '#servicios',
    'mailto:ayuda@calmaria.example',
    '//x.example/',
    'https://x.example/',
  ])
    expect(isPagePath(href)).toBe(false)
})
