import { SmallFooter } from '#site/shell/small-footer.tsx'
import type { LayoutProps } from './layout-props.ts'

/** Buying inside a spa's own website (simple-spas mode): its frame, no header of ours. */
export function SimpleCheckout({ frame, children }: LayoutProps) {
  return (
    <>
      <main id="content">{children}</main>
      <SmallFooter frame={frame} />
    </>
  )
}
