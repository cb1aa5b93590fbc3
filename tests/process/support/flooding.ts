import { expect } from 'vitest'
import { waitUntil } from '../../wait-until.ts'
import type { ServerProcess } from '../server-process.ts'
import { type Body, badForms, badParts, isLongAll } from './bad-bodies.ts'
import { type FoundForm, formsOf } from './found-forms.ts'

// Nothing typed keeps the others waiting: one turn of the event loop, in time of the processor.
const mostMicroseconds = 50_000

export type Flooding = ReturnType<typeof makeFlooding>
export type Visitor = ReturnType<Flooding['makeVisitor']>

/** Sends bad bodies to a server that tells how long its turns are (`watch-turns.ts`), and expects all of them short. */
export function makeFlooding(shop: ServerProcess) {
  let visitors = 0
  let heard = 0

  /** As a browser does: remembers cookies, and has an address of its own each time. */
  function makeVisitor() {
    const jar = new Map<string, string>()
    return async (path: string, init: RequestInit = {}) => {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
      const response = await ask(path, { ...init, headers: { ...init.headers, cookie } })
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        jar.set(name, value)
      }
      return response
    }
  }

  async function floodForms(path: string, visit: Visitor, isChosen?: (body: Body) => boolean) {
    const html = await (await visit(path)).text()
    const forms = formsOf(html)
    for (const form of forms) await floodForm(form.action || path, form, visit, isChosen)
    return forms.length
  }

  /** What the link of an e-mail leads to, and what leads on from there to an act. */
  async function floodFollowed(link: string, visit: Visitor) {
    let at = link
    let page = await visit(at)
    for (let most = 5; page.headers.get('location') && most > 0; most--) {
      at = new URL(page.headers.get('location') ?? '', new URL(at, shop.url)).href.replace(shop.url, '')
      page = await visit(at)
    }
    const html = await page.text()
    let forms = await floodForms(at, visit, isLongAll)
    for (const act of new Set(html.match(/\/[\w/-]+\/(?:cancel|cards)\/(?=")/g)))
      forms += await floodForms(act, visit, isLongAll)
    return forms
  }

  async function floodForm(
    to: string,
    { fields, file }: Pick<FoundForm, 'fields' | 'file'>,
    visit: Visitor,
    isChosen: (body: Body) => boolean = () => true,
  ) {
    const bodies = [...badForms(fields), ...(file ? badParts(fields, file) : [])].filter(isChosen)
    for (const { what, body, type } of bodies) {
      const headers = { ...(type && { 'Content-Type': type }), Origin: shop.url }
      await expectShortTurns(`${to} ${what}`, () => visit(to, { method: 'POST', body, headers }))
    }
  }

  async function ask(path: string, init: RequestInit = {}) {
    visitors++
    const address = `10.8.${(visitors >> 8) & 255}.${visitors & 255}`
    return fetch(new URL(path, shop.url), {
      redirect: 'manual',
      ...init,
      headers: { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64)', 'X-Forwarded-For': address, ...init.headers },
    })
  }

  /** What is long because it came first, or while memory was tidied, is not long again. */
  async function expectShortTurns(what: string, send: () => Promise<Response>) {
    let shortest = Number.POSITIVE_INFINITY
    for (let tries = 0; tries < 4 && shortest > mostMicroseconds; tries++) {
      await longestTurn()
      const response = await send()
      await response.arrayBuffer()
      expect(response.status, what).toBeLessThan(500)
      shortest = Math.min(shortest, await longestTurn())
    }
    expect(shortest, what).toBeLessThanOrEqual(mostMicroseconds)
  }

  async function longestTurn(): Promise<number> {
    shop.child.kill('SIGUSR2')
    heard++
    return waitUntil(() => {
      const all = [...shop.output().matchAll(/longest turn (\d+) µs/g)]
      expect(all.length).toBe(heard)
      return Number(all.at(-1)?.[1])
    }, 5)
  }

  return { ask, makeVisitor, floodForms, floodFollowed, floodForm, expectShortTurns }
}
