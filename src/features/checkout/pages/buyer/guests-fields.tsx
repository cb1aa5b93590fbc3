import { guestField } from '#features/checkout/rules/purchases/guests.ts'
import { Input } from '#platform/ui/forms/field.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import type { PartProps } from './part-props.ts'

/** In whose name each room is. One room needs nothing: it is the buyer's, or of who is given it. */
export function GuestsFields({ field, step }: PartProps) {
  const { t } = useTranslation()
  const rooms = Array.from({ length: step.guestRooms }, (_, room) => room)
  return (
    <section className="blk">
      <h2>{t('purchases.guests.heading')}</h2>
      <input type="hidden" name="guestRooms" value={step.guestRooms} />
      <div className="form-grid">
        {rooms.map((room) => (
          <Input
            key={room}
            {...field(guestField(room))}
            className={rooms.length === 1 ? 'full' : undefined}
            label={
              rooms.length === 1
                ? t('purchases.guests.one')
                : `${t('purchases.guests.room', { number: room + 1 })}: ${t('purchases.guests.label').toLowerCase()}`
            }
            hint={room === 0 ? t('purchases.guests.hint') : undefined}
          />
        ))}
      </div>
    </section>
  )
}
