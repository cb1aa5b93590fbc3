import type { LayoutProps } from './layout-props.ts'

/** Nothing but the page. */
export function Blank({ children }: LayoutProps) {
  return <main id="content">{children}</main>
}
