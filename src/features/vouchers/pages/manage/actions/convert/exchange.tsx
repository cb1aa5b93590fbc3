import { openAction } from '../open-action.ts'
import type { Route } from './+types/exchange'
import { ConversionModal } from './conversion-modal.tsx'
import { convertVoucher } from './convert-voucher.ts'

export { actionHeaders as headers, privateMeta as meta } from '#platform/ui/seo/private-page.ts'

export const loader = (args: Route.LoaderArgs) => openAction(args, 'exchange', 'vouchers.conversion.exchangeTitle')

export const action = (args: Route.ActionArgs) => convertVoucher(args, 'exchange')

export default function ExchangeVoucher({ loaderData, actionData }: Route.ComponentProps) {
  return <ConversionModal action="exchange" {...loaderData} answer={actionData} />
}
