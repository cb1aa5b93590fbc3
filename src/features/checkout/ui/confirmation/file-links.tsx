import { type MouseEvent, type ReactNode, useState } from 'react'
import type { GoodsLink } from '#features/checkout/server/purchases/core/goods-view.ts'
import { classNames } from '#platform/ui/class-names.ts'
import { Icon } from '#platform/ui/icon.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'

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

type Props = { href: string; name?: string; className: string; children: ReactNode }

/**
 * A file that is made when it is asked for, which can take a moment: the link says so until it is here (spec 2.9).
 * Without a script, and where anything goes wrong, the browser goes to the address, whose page says what to do.
 */
export function DownloadLink({ href, name, className, children }: Props) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const download = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    if (!(await saveFile(href).catch(() => false))) location.assign(href)
    setBusy(false)
  }
  return (
    <a
      href={href}
      className={classNames(className, isBusy && 'is-busy')}
      aria-label={isBusy ? undefined : name}
      aria-busy={isBusy || undefined}
      onClick={download}
    >
      <Icon name="download" small={className === 'link'} />
      <span aria-live="polite">{isBusy ? t('purchases.confirmation.downloading') : children}</span>
    </a>
  )
}

/** False if what came is no file: a purchase that may not be seen any more leads to a page. */
async function saveFile(href: string): Promise<boolean> {
  const answer = await fetch(href)
  if (!answer.ok || answer.headers.get('content-type') !== 'application/pdf') return false
  const url = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = new URL(href, location.href).pathname.split('/').at(-1) ?? ''
  link.click()
  // The browser reads it after the click; a minute is more than it needs.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
  return true
}
