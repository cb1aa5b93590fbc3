import type { ErrorKeeper, KeptError } from '#platform/browser/kept-error.ts'

/**
 * Runs in the browser, before anything else of the page. Some browsers refuse storage. That is warned of once, and
 * whoever would use it, ours and React Router's, finds one that is empty and keeps nothing.
 */
function replaceRefusedStorage() {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      window[name].getItem(name)
    } catch (error) {
      console.warn(name, error)
      const value = { getItem: () => null, setItem() {}, removeItem() {} }
      Object.defineProperty(window, name, { configurable: true, value })
    }
  }
}

/**
 * Runs in the browser too: keeps errors, and at the first one asks for the script that tells them. It stands in the page
 * itself, so that it also hears of errors of the page's scripts and of those that do not come.
 */
function keepErrors(source: string, release: string) {
  const keeper: ErrorKeeper = { release, kept: [] }
  Object.assign(window, { errorKeeper: keeper })
  let isAsked = false
  const keep = (kind: KeptError['kind'], thrown: unknown) => {
    const error = { kind, thrown, path: location.pathname }
    if (keeper.tell) return keeper.tell(error)
    if (keeper.kept.length < 20) keeper.kept.push(error)
    if (isAsked) return
    isAsked = true
    const script = document.createElement('script')
    script.type = 'module'
    script.src = source
    document.head.append(script)
  }
  addEventListener('error', (event) => keep('error', event.error ?? event))
  addEventListener('unhandledrejection', (event) => keep('rejection', event.reason))
  const write = console.error
  console.error = (...written) => {
    write.apply(console, written)
    keep('console', written)
  }
}

type Reporting = { release: string; script: string }

/** Before the styles: a script behind them would wait for them. */
export function addEarlyScript(html: string, reporting: Reporting | null, nonce: string): string {
  const keeping = reporting
    ? `(${written(keepErrors)})(${JSON.stringify(reporting.script)},${JSON.stringify(reporting.release)});`
    : ''
  const script = `(${written(replaceRefusedStorage)})();${keeping}`
  return html.replace('<head>', () => `<head><script nonce="${nonce}">${script}</script>`)
}

/** Without its indentation. */
const written = (run: unknown) => String(run).replace(/^\s+/gm, '')
