import '#features/vouchers/pages/manage/manage-voucher.css'
import { data, Form, useNavigation } from 'react-router'
import { libraryPhoto } from '#features/catalogue/server/pictures/library-photo.ts'
import { resendForm } from '#features/vouchers/rules/voucher-login.ts'
import { resendVouchers } from '#features/vouchers/server/access/resend-vouchers.ts'
import type { DraftOf, ProblemsOf } from '#platform/forms/define-form.ts'
import { languageOf } from '#platform/i18n/languages.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { servicesContext } from '#platform/server/http/context.ts'
import { guardWrite } from '#platform/server/http/guards/guard-write.ts'
import { readForm } from '#platform/server/http/guards/read-form.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { AnswerBanner } from '#platform/ui/answer-banner.tsx'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { Panel } from '#platform/ui/cards/panel.tsx'
import { bindFields } from '#platform/ui/forms/bind-fields.ts'
import { Input } from '#platform/ui/forms/field.tsx'
import { HoneypotField } from '#platform/ui/forms/honeypot-field.tsx'
import { useCheckedForm } from '#platform/ui/forms/use-checked-form.ts'
import { useFirstProblem } from '#platform/ui/forms/use-first-problem.ts'
import { HelpPage, helpPhotoSizes } from '#platform/ui/help/help-page.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { Picture } from '#platform/ui/picture.tsx'
import { pageMeta } from '#platform/ui/seo/page-meta.ts'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import { type VoucherWriteRefused, WriteRefusedBanner } from '../write-refused.tsx'
import type { Route } from './+types/resend'

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

const answer = (content: ResendAnswer, init?: ResponseInit) => data(content, init)

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

/** How the server answers: that an e-mail may be coming, or the form again. */
type ResendAnswer = {
  isSent: boolean
  values: DraftOf<typeof resendForm>
  problems?: ProblemsOf<typeof resendForm>
  refused?: VoucherWriteRefused
}

function ResendForm({ answer }: { answer?: ResendAnswer }) {
  const { t } = useTranslation()
  const { site } = useFrame()
  const isSending = useNavigation().formMethod === 'POST'
  const { problems, onSubmit } = useCheckedForm(resendForm.names, resendForm.problems, answer?.problems)
  const form = useFirstProblem(problems)
  const textOf = () => t('vouchers.resend.emailWrong')
  const { field } = bindFields(resendForm, { values: answer?.values, problems, textOf })
  if (answer?.isSent) {
    return (
      <AnswerBanner answer={answer} kind="ok" icon="mail-check" title={t('vouchers.resend.sentTitle')}>
        {t('vouchers.resend.sent', { email: site.supportEmail })}
      </AnswerBanner>
    )
  }
  return (
    <Form method="post" noValidate onSubmit={onSubmit} ref={form} className="stack">
      {answer?.refused && <WriteRefusedBanner refused={answer.refused} />}
      <Input {...field('email')} label={t('vouchers.resend.email')} hint={t('vouchers.resend.emailHint')} />
      <HoneypotField label={t('vouchers.resend.leaveEmpty')} />
      <Button type="submit" busy={isSending}>
        {t('vouchers.resend.send')}
      </Button>
    </Form>
  )
}
