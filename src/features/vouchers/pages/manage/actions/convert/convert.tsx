import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { languageOf } from '#platform/i18n/languages.ts'
import { pathOf, sectionPath } from '#platform/pages/paths.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { ModalActions } from '#platform/ui/overlays/modal-actions.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import { ActionModal, KeepLink } from '../action-modal.tsx'
import { openAction } from '../open-action.ts'
import type { Route } from './+types/convert'
import { ConversionForm } from './conversion-form.tsx'
import { type Converted as ConversionDone, convertVoucher } from './convert-voucher.ts'

export { actionHeaders as headers, privateMeta as meta } from '#platform/ui/seo/private-page.ts'

export const loader = (args: Route.LoaderArgs) => {
  const action = actionAt(args.url)
  return openAction(args, action, `vouchers.conversion.${action}Title`)
}

export const action = (args: Route.ActionArgs) => convertVoucher(args, actionAt(args.url))

/** The page of one that is valid, or of one that has expired. */
const actionAt = ({ pathname }: { pathname: string }) =>
  pathname === pathOf('voucherExchange', languageOf(pathname)) ? 'exchange' : 'convert'

/** A voucher that becomes a code: the question, and then the code itself. */
export default function ConvertVoucher({ loaderData: { title, view }, actionData: answer }: Route.ComponentProps) {
  const { t } = useTranslation()
  const action = actionAt(useLocation())
  if (answer?.converted) {
    return (
      <ActionModal title={t(`vouchers.conversion.doneTitle.${answer.converted.kind}`)}>
        <Converted converted={answer.converted} />
      </ActionModal>
    )
  }
  return (
    <ActionModal title={title} view={view}>
      <ConversionForm action={action} view={view} answer={answer} />
    </ActionModal>
  )
}

/** Spec 4: confirmed, showing the code and its value. */
function Converted({ converted: { code, value, email } }: { converted: ConversionDone }) {
  const { t } = useTranslation()
  const { language } = useFrame()
  const words = useRef<HTMLDivElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <div className="stack action-body" ref={words} tabIndex={-1}>
      <dl className="code-box grid">
        <div>
          <dt className="small muted">{t('vouchers.conversion.code')}</dt>
          <dd className="ref">{code}</dd>
        </div>
        <div>
          <dt className="small muted">{t('vouchers.conversion.value')}</dt>
          <dd>{value}</dd>
        </div>
      </dl>
      <p className="soft">{t('vouchers.conversion.doneText', { email })}</p>
      <ModalActions>
        <KeepLink>{t('vouchers.modal.back')}</KeepLink>
        <ButtonLink href={sectionPath('spas', language)}>{t('vouchers.conversion.choose')}</ButtonLink>
      </ModalActions>
    </div>
  )
}
