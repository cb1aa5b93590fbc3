import { Link, type LinkProps, useLocation, useNavigate, useNavigation } from 'react-router'
import { choiceHref, type HourChoice, readHourChoice } from '#features/bookings/rules/choosing/choice.ts'
import type { BookingView } from '#features/bookings/server/booking-page/describe-booking.ts'

export type Chosen = ReturnType<typeof useChoice>

/**
 * What is chosen stands in the address. While the next page is on its way, what was clicked is shown as chosen already,
 * and `isSearching` says that its hours are not known yet.
 */
export function useChoice(view: BookingView) {
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  const navigate = useNavigate()
  const isOfThisPage = next?.pathname === pathname && next.search !== ''
  const { choice } = view
  const wanted = isOfThisPage ? readHourChoice(new URLSearchParams(next.search)) : choice
  // Who is quicker than the answers adds to what was clicked last.
  const hrefOf = (changes: Partial<HourChoice>) => choiceHref(pathname, { ...wanted, month: '', ...changes })
  return {
    ...wanted,
    isSearching: wanted.day !== choice.day || wanted.pax !== choice.pax,
    isTurning: wanted.pax !== choice.pax || (wanted.month !== '' && wanted.month !== view.month.month),
    hrefOf,
    dayHref: (day: string) => hrefOf({ day, time: '' }),
    /** The month is looked at; what was chosen stays chosen. */
    monthHref: (month: string) => hrefOf({ month }),
    go: (changes: Partial<HourChoice>) => void navigate(hrefOf(changes), { preventScrollReset: true }),
  }
}

/** To the same page with another choice. Where it is scrolled to stays. */
export const ChoiceLink = ({ href, ...rest }: Omit<LinkProps, 'to'> & { href: string }) => (
  <Link {...rest} to={href} preventScrollReset />
)
