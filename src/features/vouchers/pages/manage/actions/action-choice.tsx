import type { ReactNode } from 'react'
import type { VoucherAction } from '#features/vouchers/rules/voucher-actions.ts'
import { Anchor } from '#platform/ui/anchor.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import { actionIcons, actionPath } from './action-pages.ts'

/** `href`: for a step of the action that is not its first. */
type Props = { action: VoucherAction; href?: string; name: string; note?: ReactNode; className?: string }

/** An action to go to: in the list of the voucher's page, or in a modal as what can be done instead. */
export function ActionChoice({ action, href, name, note, className }: Props) {
  const { language } = useFrame()
  return (
    <Anchor className={className} href={href ?? actionPath(action, language)} preventScrollReset>
      <span className="tap disc">
        <Icon name={actionIcons[action]} />
      </span>
      <span>
        <b className="block">{name}</b>
        {note && <small>{note}</small>}
      </span>
      <Icon name="chevron-right" className="chev" />
    </Anchor>
  )
}
