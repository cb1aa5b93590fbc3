import { useTranslation } from 'react-i18next'
import type { Door } from '#server/catalogue/list-services.ts'
import { Doors } from './doors.tsx'

type Props = { title: string; lead: string; doors: Door[] }

/** A whole page of doors, each with the number of experiences behind it. */
export function DoorList({ title, lead, doors }: Props) {
  const { t } = useTranslation()
  return (
    <div className="wrap page">
      <div className="list-head">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </div>
      <Doors
        doors={doors.map((door) => ({
          name: door.title,
          href: door.href,
          note: t('catalogue.serviceCount', { count: door.count }),
        }))}
      />
    </div>
  )
}
