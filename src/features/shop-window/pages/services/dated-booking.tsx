import { useEffect, useState } from 'react'
import type { NextHoursView } from '#features/bookings/server/booking-page/describe-next-hours.ts'
import type { ServiceView } from '#features/shop-window/server/service/describe-service.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import { ChipLink } from '#platform/ui/forms/chip.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'

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
              <ul className="grid gap-8">
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

/** Null if there are none, or they could not be asked for. `isOld`: they are those of another party, until its own come. */
function useNextHours(href: string | null) {
  const [found, setFound] = useState<{ href: string; next: NextHoursView | null }>()
  useEffect(() => {
    if (!href) return
    const asking = new AbortController()
    void fetch(href, { signal: asking.signal })
      .then((answer) => (answer.ok ? answer.json() : null))
      .catch(() => null)
      .then((next) => {
        if (!asking.signal.aborted) setFound({ href, next: next?.hours.length ? next : null })
      })
    return () => asking.abort()
  }, [href])
  return { next: href ? found?.next : null, isOld: found !== undefined && found.href !== href }
}
