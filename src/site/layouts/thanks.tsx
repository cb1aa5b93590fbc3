import { Footer } from '#site/shell/footer.tsx'
import { PlainHeader } from '#site/shell/plain-header.tsx'
import type { LayoutProps } from './layout-props.ts'

/** After buying: calm above, the whole site below to stroll on. */
export function Thanks({ frame, children }: LayoutProps) {
  return (
    <>
      <PlainHeader frame={frame} hasHelp />
      <main id="content">{children}</main>
      <Footer frame={frame} />
    </>
  )
}
