import { Footer } from '#site/shell/footer.tsx'
import { PlainHeader } from '#site/shell/plain-header.tsx'
import type { LayoutProps } from './layout-props.ts'

/** The header shows the way home and nothing else. */
export function DefaultEmptyHeader({ frame, children }: LayoutProps) {
  return (
    <>
      <PlainHeader frame={frame} />
      <main id="content">{children}</main>
      <Footer frame={frame} />
    </>
  )
}
