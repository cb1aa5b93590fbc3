/** What a phone pays for each kind of page, and which budget that breaks: npm run bench:pages */
import { createServer } from 'node:net'
import { chromium } from '@playwright/test'
import { findBrowser } from '../scripts/find-browser.ts'
import { type Audit, auditPage, categories } from './audit-page.ts'
import { startServer } from './server-process.ts'

const spa = '/spa-balneario/tenerife/aguamadre-spa/'
const servicePage = `${spa}circuito-spa-para-2/`
/** The most script, in KB as gzip, before the first click: just above what there is, the question about cookies included. */
const mostScript = {
  '/': 162,
  '/spa-balneario/tenerife/': 156,
  [spa]: 160,
  [servicePage]: 158,
  '/buscar/?q=masaje': 164,
}
const rounds = 3
const kilobyte = 1000
/** Lighthouse makes a computer of speed 1500 four times slower to stand for a phone; a slower one needs less of that. */
const usualSlowdown = 4
const fasterThanPhone = 1500 / usualSlowdown

const leastScore = { performance: 95, accessibility: 100, 'best-practices': 95, seo: 100 }
/** In KB too, on a service page. */
const mostStylesAndFonts = 60

const port = await freePort()
const server = await startServer(await freePort())
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
})
try {
  const broken: string[] = []
  for (const [path, most] of Object.entries(mostScript)) {
    const visits = await visit(server.url + path)
    const audit = medianOf(visits)
    report(audit, visits)
    broken.push(...brokenBudgets(path, most, audit).map((budget) => `${path}: ${budget}`))
  }
  console.log(broken.length > 0 ? `\nBroken budgets:\n  ${broken.join('\n  ')}` : '\nAll budgets are kept.')
  process.exitCode = broken.length > 0 ? 1 : 0
} finally {
  await browser.close()
  await server.stop()
}

/** The first visit warms, so that the page is kept and its pictures are made, and shows how fast the computer is. */
async function visit(url: string): Promise<Audit[]> {
  const { machine } = await auditPage(url, port, usualSlowdown)
  const slowdown = Math.min(usualSlowdown, machine / fasterThanPhone)
  const audits: Audit[] = []
  for (let round = 0; round < rounds; round++) audits.push(await auditPage(url, port, slowdown))
  console.log(`\n${new URL(url).pathname}: slowed down ${slowdown.toFixed(1)} times`)
  return audits
}

function report({ scores, largestPaint, blockingTime, layoutShift, weight, faults }: Audit, all: Audit[]) {
  const rates = all.map((one) => one.scores.performance).join(', ')
  const machines = all.map((one) => one.machine).join(', ')
  const { script, style, font, html, picture } = weight
  console.log(`  performance ${scores.performance} (${rates}), accessibility ${scores.accessibility}, best practices ${scores['best-practices']}, SEO ${scores.seo}
  largest paint ${Math.round(largestPaint)} ms, blocked ${Math.round(blockingTime)} ms, layout shift ${layoutShift} (on a computer of speed ${machines})
  scripts ${kb(script)}, styles ${kb(style)}, fonts ${kb(font)}, HTML ${kb(html)}, pictures ${kb(picture)}`)
  for (const fault of faults) console.log(`  ✗ ${fault}`)
}

function brokenBudgets(path: string, most: number, { scores, layoutShift, weight }: Audit): string[] {
  const low = categories.filter((category) => scores[category] < leastScore[category])
  const heavy = [
    { name: 'scripts', bytes: weight.script, most },
    {
      name: 'styles and fonts',
      bytes: weight.style + weight.font,
      most: path === servicePage ? mostStylesAndFonts : null,
    },
  ]
  const over = heavy.filter((one) => one.most !== null && one.bytes > one.most * kilobyte)
  return [
    ...low.map((category) => `${category} ${scores[category]}, at least ${leastScore[category]} wanted`),
    ...(layoutShift > 0 ? [`layout shift ${layoutShift}, none wanted`] : []),
    ...over.map(({ name, bytes, most }) => `${name} ${kb(bytes)}, at most ${most} KB wanted`),
  ]
}

function kb(bytes: number) {
  return `${(bytes / kilobyte).toFixed(1)} KB`
}

function medianOf(audits: Audit[]) {
  return audits.toSorted((a, b) => a.scores.performance - b.scores.performance)[Math.floor(audits.length / 2)] as Audit
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port'))))
    })
  })
}
