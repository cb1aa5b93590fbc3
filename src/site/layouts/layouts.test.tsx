import { expect, test } from 'vitest'
import type { LayoutName } from '#platform/pages/page-row.ts'
import { frameAt, showElement } from '#tests/show-element.tsx'
import { testServices } from '#tests/test-services.ts'
import { Frame } from './frame.tsx'

const { services } = await testServices()

/** What stands around a page. */
const parts = {
  menu: /<nav class="nav"/,
  logo: /<header/,
  help: /<header(?:(?!<\/header>).)*\/formulario-de-contacto\//,
  finder: /<form[^>]*role="search"/,
  groups: />Ocasiones únicas</,
  legal: /href="\/aviso-legal\/"/,
}

type Part = keyof typeof parts

const layouts: Record<LayoutName, Part[]> = {
  blank: [],
  checkout: ['logo', 'help', 'legal'],
  default: ['menu', 'logo', 'finder', 'groups', 'legal'],
  'default-empty-header': ['logo', 'groups', 'legal'],
  'default-no-finder': ['menu', 'logo', 'groups', 'legal'],
  home: ['menu', 'logo', 'groups', 'legal'],
  'simple-checkout': ['legal'],
  'simple-spa': ['logo', 'legal'],
  thanks: ['logo', 'help', 'groups', 'legal'],
}

test('there are nine', () => {
  expect(Object.keys(layouts)).toHaveLength(9)
})

test.each(Object.entries(layouts) as [LayoutName, Part[]][])('%s has %j around its page', (layout, expected) => {
  const html = showElement(
    services,
    '/spa-balneario/',
    <Frame layout={layout} frame={frameAt(services, '/spa-balneario/')}>
      <p>La página</p>
    </Frame>,
  )
  const found = (Object.keys(parts) as Part[]).filter((part) => parts[part].test(html))
  expect(found).toEqual(expected)
  expect(html.match(/<main id="content"><p>La página<\/p><\/main>/g)).toHaveLength(1)
  expect(html).toContain('href="#content"')
})
