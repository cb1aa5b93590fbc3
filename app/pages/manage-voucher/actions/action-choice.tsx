import type { ReactNode } from 'react'
import { useFrame } from '#app/shell/use-frame.ts'
import { Anchor } from '#app/ui/anchor.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { VoucherAction } from '#domain/vouchers/voucher-actions.ts'
import { actionIcons, actionPath } from './action-pages.ts'

/** `href`: for a step of the action that is not its first. */
type Props = { action: VoucherAction; href?: string; name: string; note?: ReactNode; className?: string }

/** An action to go to: in the list of the voucher's page, or in a modal as what can be done instead. */
export function ActionChoice({ action, href, name, note, className }: Props) {
  const { language } = useFrame()
  return (
    <Anchor className={className} href={href ?? actionPath(action, language)} preventScrollReset>
      <span className="ic">
        <Icon name={actionIcons[action]} />
      </span>
      <span>
        <b>{name}</b>
        {note && <small>{note}</small>}
      </span>
      <Icon name="chevron-right" className="chev" />
    </Anchor>
  )
}
