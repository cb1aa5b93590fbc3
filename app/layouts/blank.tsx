import type { LayoutProps } from './frame.tsx'

/** Nothing but the page. */
export function Blank({ children }: LayoutProps) {
  return <main id="content">{children}</main>
}
