import { expect, test } from 'vitest'
import { deferScripts } from './defer-scripts.ts'

const page =
  '<html><head><link rel="modulepreload" href="/assets/root.js"/><link rel="icon" href="/i.svg"/></head>' +
  '<body>a $& b<script nonce="n" type="module" async="">import "/assets/root.js"</script></body></html>'
const late = deferScripts(page, ['/assets/home.js'], 'n')

test('no script is asked for by the markup', () => {
  expect(late).not.toContain('modulepreload" href')
  expect(late).not.toContain('type="module"')
  expect(late).toContain('<script nonce="n" type="late" async="">import "/assets/root.js"</script>')
})

test('what stands in the page is kept', () => {
  expect(late).toContain('<link rel="icon" href="/i.svg"/>')
  expect(late).toContain('a $& b')
})

test('scripts and words are asked for together, by a script that the page allows', () => {
  expect(late).toContain('(["/assets/root.js","/assets/home.js"])</script></body>')
  expect(late.match(/<script nonce="n">\(function startLate/g)).toHaveLength(1)
})
