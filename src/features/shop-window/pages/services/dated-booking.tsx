import type { ServiceView } from '#features/shop-window/server/service/describe-service.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import { ChipLink } from '#platform/ui/forms/chip.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useNextHours } from './use-next-hours.ts'

type Props = { booking: NonNullable<ServiceView['booking']>; pax: number; variant: 'primary' | 'ghost' }

/** Beside the voucher: day and hour are chosen at once. The next free hours come after the page, which is kept. */
export function DatedBooking({ booking, pax, variant }: Props) {
  const { t } = useTranslation()
  const { next, isOld } = useNextHours(booking.hours && `${booking.hours}&pax=${pax}`)
  return (
    <div className="dated">
      <ButtonLink variant={variant} block icon="calendar" href={`${booking.href}&pax=${pax}`}>
        {t('services.dated')}
      </ButtonLink>
      {booking.note && <p className="small muted">{booking.note}</p>}
      {next !== null && (
        // Its place is kept until they are there, where a script can bring them.
        <section className={classNames('next-hours', isOld && 'is-old')} inert={isOld}>
          {next && (
            <>
              <h2>{next.title}</h2>
              <ul>
                {next.hours.map(({ label, href }) => (
                  <li key={href}>
                    <ChipLink href={href}>{label}</ChipLink>
                  </li>
                ))}
              </ul>
            </>
          )}
        </section>
      )}
    </div>
  )
}
