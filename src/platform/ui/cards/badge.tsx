import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import type { IconName } from '../icon-paths.ts'

export function Badge({ kind, icon, outlined, children }: BadgeProps) {
  return (
    <span className={classNames('badge inline-row gap-6 nowrap', `badge-${kind}`, outlined && 'badge-line')}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  )
}

/** `off` is the offer; terracotta and green carry meaning, so choose by meaning. */
export type BadgeKind = 'off' | 'white' | 'sage' | 'teal' | 'terra' | 'warn' | 'mute' | 'error'

type BadgeProps = { kind: BadgeKind; icon?: IconName; outlined?: boolean; children: ReactNode }
