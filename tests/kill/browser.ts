export type Page = { status: number; url: string; html: string; to: string | null }
export type Browser = ReturnType<typeof makeBrowser>

/** Nobody answered, or what answered was in trouble: a buyer waits and tries again. */
export class ShopGone extends Error {}

/**
 * With which statuses a form may be refused in the story that sends it. Any other refusal is a mistake of the story, or
 * of the shop: unheard, it would leave out what the story was written for.
 */
type Refusals = readonly number[]

/** A browser that runs no scripts and keeps its cookies, from an address of its own. */
export function makeBrowser(address: string) {
  let cookie = ''

  async function send(url: string, form?: Record<string, string>, refusals: Refusals = []): Promise<Page> {
    const { response, html } = await ask(url, form && new URLSearchParams(form))
    const { status } = response
    if (form && status >= 400 && !refusals.includes(status))
      throw new Error(`${url} answered ${status} to ${JSON.stringify(form)}:\n${wordsIn(html)}`)
    const to = response.headers.get('Location')
    return { status, url, html, to: to === null ? null : new URL(to, url).href }
  }

  async function ask(url: string, body?: URLSearchParams) {
    const response = await fetch(url, {
      method: body ? 'POST' : 'GET',
      redirect: 'manual',
      signal: AbortSignal.timeout(60_000),
      headers: {
        'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64)',
        // The sandbox stands behind no proxy.
        ...(!new URL(url).pathname.startsWith('/sandbox/') && { 'X-Forwarded-For': address }),
        Cookie: cookie,
      },
      ...(body && { body }),
    }).catch(gone)
    const html = await response.text().catch(gone)
    const [given] = response.headers.getSetCookie()
    if (given) cookie = given.split(';')[0] ?? ''
    if (response.status === 429) throw new Error(`${url} says that it was written to too often`)
    if (response.status >= 500) throw new ShopGone(`${url} answered ${response.status}`)
    return { response, html }
  }

  /** Goes where it is sent. */
  async function follow(page: Page, most = 8): Promise<Page> {
    if (page.to === null) return page
    if (most === 0) throw new Error(`${page.url} leads in circles`)
    return follow(await send(page.to), most - 1)
  }

  return { send, follow, open: async (url: string) => follow(await send(url)) }
}

/** What a page says, without what it is made of. */
const wordsIn = (html: string) =>
  html
    .replaceAll(/<(script|style|head)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]*>|\s+/g, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .slice(0, 1500)

const gone = (error: unknown): never => {
  throw new ShopGone(error instanceof Error ? error.message : String(error))
}
