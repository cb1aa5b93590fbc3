import { PlainHeader } from '#site/shell/plain-header.tsx'
import { SmallFooter } from '#site/shell/small-footer.tsx'
import type { LayoutProps } from './layout-props.ts'

/** Buying: no way to stray but the logo, help at the foot. */
export function Checkout({ frame, children }: LayoutProps) {
  return (
    <>
      <PlainHeader frame={frame} hasHelp />
      <main id="content">{children}</main>
      <SmallFooter frame={frame} />
    </>
  )
}
