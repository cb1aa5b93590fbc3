import type { PageFrame } from '#platform/pages/page-frame.ts'
import { FooterBottom } from './footer-bottom.tsx'

export function SmallFooter({ frame }: { frame: PageFrame }) {
  return (
    <footer className="footer footer-slim">
      <div className="wrap">
        <FooterBottom frame={frame} />
      </div>
    </footer>
  )
}
