import { setTimeout as sleep } from 'node:timers/promises'
import { ShopGone } from '#tests/kill/browser.ts'
import { makeBuyer } from '#tests/kill/buyer.ts'

/** Who has not been answered by then is not slow: the request hangs. */
const hangs = 4 * 60_000

type Looking = { url: string; service: string }

/** Every visitor has an address of their own, or all of them together would soon have written too often. */
let visitors = 0
const fromSomewhere = () => {
  visitors++
  return `10.9.${(visitors >> 8) & 255}.${visitors & 255}`
}

export type Crowd = ReturnType<typeof gatherCrowd>

/** Visitors who look, write and buy without a pause, and whatever was answered that nobody should meet. */
export function gatherCrowd({ url, service }: Looking) {
  const wrong: string[] = []
  const counted = { pages: 0, forms: 0, turnedAway: 0, bought: 0 }
  let isOver = false

  async function ask(path: string, init: RequestInit = {}) {
    const headers = {
      'X-Forwarded-For': fromSomewhere(),
      'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64)',
      ...init.headers,
    }
    const signal = AbortSignal.timeout(hangs)
    return fetch(url + path, { redirect: 'manual', signal, ...init, headers }).catch((error: Error) => {
      wrong.push(`${path}: ${error.message} ${String(error.cause ?? '')}`)
      return null
    })
  }

  /** Kept in memory, and rendered for everyone who comes. */
  async function look() {
    for (const path of ['/', '/pt/spas/tenerife/', '/buscar/?q=masaje']) {
      const answer = await ask(path)
      await answer?.arrayBuffer()
      counted.pages++
      if (answer && answer.status !== 200) wrong.push(`${path} answered ${answer.status}`)
    }
    await sleep(20)
  }

  async function judge(what: string, answer: Response | null, good: number, type: string) {
    if (!answer) return
    const body = await answer.text()
    counted.forms++
    if (answer.status === good) return
    counted.turnedAway++
    if (answer.status !== 503) wrong.push(`${what} answered ${answer.status}: ${body.slice(0, 200)}`)
    else if (!answer.headers.get('Retry-After')) wrong.push(`${what} says 503, and not when to come back`)
    else if (!answer.headers.get('Content-Type')?.startsWith(type)) wrong.push(`${what} is no ${type}`)
  }

  async function call(people: number) {
    const body = JSON.stringify({ kind: 'voucher', lang: 'pt', items: [{ service, pax: people }] })
    return ask('/api/purchases', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
  }

  /** For how many people the service is sold. */
  async function findPax(people = 1): Promise<number> {
    return (await call(people))?.status === 201 || people > 20 ? people : findPax(people + 1)
  }
  const pax = findPax()

  async function write() {
    const form = new URLSearchParams({ service, units: '1' })
    await judge('the form', await ask('/voucher/start/', { method: 'POST', body: form }), 303, 'text/html')
    await judge('the call', await call(await pax), 201, 'application/problem+json')
    await sleep(20)
  }

  /** From the first step to the voucher. */
  async function buy(): Promise<boolean> {
    const buyer = makeBuyer({ shop: url, sandbox: url }, { ...plainWishes, number: 500_000 + visitors++, service })
    return (await buyer.visit()) === 'done'
  }

  async function keepBuying() {
    try {
      if (await buy()) counted.bought++
    } catch (error) {
      if (!(error instanceof ShopGone)) throw error
      if (/answered 50[^3]/.test(error.message)) wrong.push(error.message)
      await sleep(50)
    }
  }

  const repeat = async (act: () => Promise<void>) => {
    while (!isOver) await act()
  }
  const everybody = Promise.all([look, write, write, keepBuying, keepBuying, keepBuying].map(repeat))
  return {
    wrong,
    counted,
    buy,
    leave: async () => {
      isOver = true
      await everybody
    },
  }
}

export const plainWishes = {
  stay: null,
  hour: null,
  cards: null,
  spaSays: 'nothing' as const,
  language: 'es' as const,
  units: 1,
  codes: [],
  spendsCard: false,
  ways: [{ method: 'card' as const, card: 'plain' }],
  clicksTwice: false,
  isImpatient: false,
  walksAway: false,
}
