import { expect, test } from 'vitest'
import { manifestIn } from './language-manifests.ts'

const manifest = {
  entry: { module: '/entry.js', imports: ['/framework.js', '/site.js'] },
  routes: {
    root: { imports: ['/framework.js', '/site.js'] },
    'home.es': { imports: ['/framework.js', '/cards.js'] },
    'home.pt': { imports: ['/framework.js', '/cards.js'] },
    'spas/:region/.es': { imports: ['/site.js', '/listing.js', '/cards.js'] },
    notFound: { imports: ['/framework.js'] },
  },
  url: '/assets/manifest-1.js',
  version: '1',
}

test('a language has its own routes, and those of no language', () => {
  expect(Object.keys(manifestIn('es', manifest).routes)).toEqual(['root', 'home.es', 'spas/:region/.es', 'notFound'])
  expect(Object.keys(manifestIn('pt', manifest).routes)).toEqual(['root', 'home.pt', 'notFound'])
})

test('a route names only the files that the entry has not brought', () => {
  const { routes } = manifestIn('es', manifest)
  expect(routes.root?.imports).toEqual([])
  expect(routes['home.es']?.imports).toEqual(['/cards.js'])
  expect(routes['spas/:region/.es']?.imports).toEqual(['/listing.js', '/cards.js'])
})

test('it knows its own address, and all else stays as it was', () => {
  expect(manifestIn('pt', manifest)).toMatchObject({
    entry: manifest.entry,
    url: '/assets/manifest-1.pt.js',
    version: '1',
  })
})
