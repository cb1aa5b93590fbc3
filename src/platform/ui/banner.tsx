import { type ReactNode, type Ref, useState } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-paths.ts'

/** Feedback about the page. With a `closeLabel` it can be dismissed. */
export function Banner({ kind = 'info', title, icon, closeLabel, onClose, id, ref, children }: BannerProps) {
  const [closed, setClosed] = useState(false)
  if (closed) return null
  const close = () => {
    setClosed(true)
    onClose?.()
  }
  return (
    <div
      className={`banner banner-${kind} flex gap-14 leading-150`}
      role={kind === 'error' ? 'alert' : undefined}
      id={id}
      ref={ref}
      tabIndex={-1}
    >
      <Icon name={icon ?? icons[kind]} />
      <div>
        {title && <b className="block">{title}</b>}
        {children && <BannerText>{children}</BannerText>}
      </div>
      {closeLabel && (
        <button type="button" className="x tap" aria-label={closeLabel} onClick={close}>
          <Icon name="close" />
        </button>
      )}
    </div>
  )
}

type BannerKind = 'info' | 'error' | 'warn' | 'ok'

export type BannerProps = {
  kind?: BannerKind
  title?: ReactNode
  icon?: IconName
  closeLabel?: string
  onClose?: () => void
  id?: string
  ref?: Ref<HTMLDivElement>
  children?: ReactNode
}

const icons: Record<BannerKind, IconName> = { info: 'info', error: 'alert', warn: 'alert', ok: 'check-circle' }

function BannerText({ children }: { children: ReactNode }) {
  return typeof children === 'string' ? <p>{children}</p> : children
}
