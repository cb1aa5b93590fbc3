import { openAction } from '../open-action.ts'
import type { Route } from './+types/convert'
import { ConversionModal } from './conversion-modal.tsx'
import { convertVoucher } from './convert-voucher.ts'

export { actionHeaders as headers, privateMeta as meta } from '#platform/ui/seo/private-page.ts'

export const loader = (args: Route.LoaderArgs) => openAction(args, 'convert', 'vouchers.conversion.convertTitle')

export const action = (args: Route.ActionArgs) => convertVoucher(args, 'convert')

export default function ConvertVoucher({ loaderData, actionData }: Route.ComponentProps) {
  return <ConversionModal action="convert" {...loaderData} answer={actionData} />
}
