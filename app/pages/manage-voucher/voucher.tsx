import { redirect } from 'react-router'
import { languageOf } from '#domain/site/languages.ts'
import { pathOf } from '#i18n/paths.ts'
import type { Route } from './+types/voucher'

/** A voucher is shown to its holder only: who has not said which one is asked first. */
export function loader({ url }: Route.LoaderArgs) {
  throw redirect(pathOf('manageVoucherLogin', languageOf(url.pathname)))
}

export default function Voucher() {
  return null
}
