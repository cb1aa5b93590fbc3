import { Link, type LinkProps } from 'react-router'

/** To the same page with another choice. Where it is scrolled to stays. */
export const ChoiceLink = ({ href, ...rest }: Omit<LinkProps, 'to'> & { href: string }) => (
  <Link {...rest} to={href} preventScrollReset />
)
