import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

/** A box for something to act on; raised only for the buy box and the voucher. */
export function Panel({ as: Tag = 'div', raised, id, className, children }: PanelProps) {
  return (
    <Tag className={classNames('panel', raised && 'panel-raised', className)} id={id}>
      {children}
    </Tag>
  )
}

type PanelProps = {
  as?: 'div' | 'section' | 'aside' | 'article'
  raised?: boolean
  id?: string
  className?: string
  children: ReactNode
}
