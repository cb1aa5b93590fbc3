import '#features/vouchers/pages/manage/manage-voucher.css'
import { data } from 'react-router'
import { libraryPhoto } from '#features/catalogue/server/pictures/library-photo.ts'
import { resendForm } from '#features/vouchers/rules/voucher-login.ts'
import { resendVouchers } from '#features/vouchers/server/access/resend-vouchers.ts'
import { languageOf } from '#platform/i18n/languages.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { servicesContext } from '#platform/server/http/context.ts'
import { guardWrite } from '#platform/server/http/guards/guard-write.ts'
import { readForm } from '#platform/server/http/guards/read-form.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Panel } from '#platform/ui/cards/panel.tsx'
import { HelpPage, helpPhotoSizes } from '#platform/ui/help/help-page.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { Picture } from '#platform/ui/picture.tsx'
import { pageMeta } from '#platform/ui/seo/page-meta.ts'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import type { Route } from './+types/resend'
import { type ResendAnswer, ResendForm } from './resend-form.tsx'

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname)
  return {
    title: i18nFor(language).t('vouchers.resend.title'),
    photo: libraryPhoto('bath-petals-garden.jpg', language),
  }
}

/** Whether an address has vouchers is told to that address alone. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const { values, isHoneypotFilled } = await readForm(request, resendForm.lengths)
  if (isHoneypotFilled) return answer({ isSent: true, values })
  const written = await guardWrite(context, 'resend', () =>
    resendVouchers(services, values.email, languageOf(url.pathname)),
  )
  if (!written.ok) {
    const { error, minutes, init } = written
    return answer({ isSent: false, values, refused: { error, minutes } }, init)
  }
  if (written.value.ok) return answer({ isSent: true, values })
  return answer({ isSent: false, values, problems: { email: written.value.error } }, { status: 400 })
}

const answer = (said: ResendAnswer, init?: ResponseInit) => data(said, init)

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, { title: loaderData?.title })

export default function Resend({ loaderData: { photo }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { language } = useFrame()
  return (
    <HelpPage title={t('vouchers.resend.title')} lead={t('vouchers.resend.lead')}>
      <div className="help-panels grid gap-24 items-start">
        <div>
          <Panel className="narrow-panel">
            <ResendForm answer={actionData} />
          </Panel>
          <ButtonLink href={pathOf('manageVoucherLogin', language)} variant="ghost" icon="arrow-left">
            {t('vouchers.resend.back')}
          </ButtonLink>
        </div>
        <Picture {...photo} ratio="photo" sizes={helpPhotoSizes} />
      </div>
    </HelpPage>
  )
}
