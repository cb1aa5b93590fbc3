import chunks from 'virtual:lazy-chunks'
import { type ComponentType, use } from 'react'
import { preloadModule } from 'react-dom'

/** A page with a script of its own, for a route whose address does not tell which page it shows. */
export type LatePart<Props extends object> = {
  /** Its place in `src`, without its ending. */
  file: string
  isHere: () => boolean
  bring: () => Promise<void>
  page: () => ComponentType<Props> | undefined
}

export function latePart<Props extends object>(
  file: string,
  load: () => Promise<ComponentType<Props>>,
): LatePart<Props> {
  let page: ComponentType<Props> | undefined
  let coming: Promise<void> | undefined
  const bring = () => {
    if (coming) return coming
    coming = load().then((loaded) => {
      page = loaded
    })
    // What did not come is asked for again.
    coming.catch(() => {
      coming = undefined
    })
    return coming
  }
  return { file, isHere: () => page !== undefined, bring, page: () => page }
}

/**
 * The server has brought it before it renders, and names its script, which is loaded with the others. In the browser
 * the page that was left stays until this one is here.
 */
export function LatePage<Props extends object>({ part, props }: { part: LatePart<Props>; props: Props }) {
  for (const href of chunks[part.file] ?? []) preloadModule(href)
  if (!part.isHere()) use(part.bring())
  const Page = part.page()
  return Page && <Page {...props} />
}
