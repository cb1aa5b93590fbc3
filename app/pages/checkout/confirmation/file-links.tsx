import type { GoodsLink } from '#server/purchases/core/goods-view.ts'
import { DownloadLink } from './download-link.tsx'

/** Invoices and credit notes, one below the other. */
export const FileLinks = ({ files }: { files: readonly GoodsLink[] }) =>
  files.length > 0 && (
    <ul className="file-links">
      {files.map(({ label, href }) => (
        <li key={href}>
          <DownloadLink href={href} className="link">
            {label}
          </DownloadLink>
        </li>
      ))}
    </ul>
  )
