import { Anchor } from '#platform/ui/anchor.tsx'
import { Icon } from '#platform/ui/icon.tsx'

type Props = { title: string; lead?: string; more?: { label: string; href: string } }

export function SectionHead({ title, lead, more }: Props) {
  return (
    <div className="head">
      <div>
        <h2>{title}</h2>
        {lead && <p>{lead}</p>}
      </div>
      {more && (
        <Anchor className="more" href={more.href}>
          {more.label} <Icon name="arrow-right" />
        </Anchor>
      )}
    </div>
  )
}
