export type Page = { status: number; url: string; html: string; to: string | null }
export type Browser = ReturnType<typeof makeBrowser>

/** Nobody answered, or what answered was in trouble: a buyer waits and tries again. */
export class ShopGone extends Error {}

/** A browser that runs no scripts and keeps its cookies, from an address of its own. */
export function makeBrowser(address: string) {
  let cookie = ''

  async function send(url: string, form?: Record<string, string>): Promise<Page> {
    const { response, html } = await ask(url, form && new URLSearchParams(form))
    const to = response.headers.get('Location')
    return { status: response.status, url, html, to: to === null ? null : new URL(to, url).href }
  }

  async function ask(url: string, body?: URLSearchParams) {
    const response = await fetch(url, {
      method: body ? 'POST' : 'GET',
      redirect: 'manual',
      signal: AbortSignal.timeout(60_000),
      headers: {
        'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64)',
        'X-Forwarded-For': address,
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

const gone = (error: unknown): never => {
  throw new ShopGone(error instanceof Error ? error.message : String(error))
}
