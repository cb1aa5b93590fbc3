import { DownloadLink } from '#features/checkout/pages/confirmation/download-link.tsx'
import type { GoodsLink } from '#features/checkout/server/purchases/core/goods-view.ts'

/** Invoices and credit notes, one below the other. */
export const FileLinks = ({ files }: { files: readonly GoodsLink[] }) =>
  files.length > 0 && (
    <ul className="file-links grid gap-8 mt-16">
      {files.map(({ label, href }) => (
        <li key={href}>
          <DownloadLink href={href} className="link">
            {label}
          </DownloadLink>
        </li>
      ))}
    </ul>
  )
