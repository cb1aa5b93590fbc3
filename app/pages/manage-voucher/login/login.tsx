import { choices } from '#domain/forms/field-lengths.ts'
import '#app/styles/pages/manage-voucher.css'
import { useMemo } from 'react'
import { data, redirect } from 'react-router'
import { useTranslation } from '#app/i18n.tsx'
import { HelpPage } from '#app/pages/help/help-page.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import { useFrame } from '#app/shell/use-frame.ts'
import { Anchor } from '#app/ui/anchor.tsx'
import { AnswerBanner } from '#app/ui/answer-banner.tsx'
import { Panel } from '#app/ui/cards/panel.tsx'
import { languageOf } from '#domain/site/languages.ts'
import { loginForm } from '#domain/vouchers/voucher-login.ts'
import { pathOf } from '#i18n/paths.ts'
import { libraryPhoto } from '#server/catalogue/library-photo.ts'
import { servicesContext, visitorContext } from '#server/http/context.ts'
import { readForm } from '#server/http/guards/read-form.ts'
import { i18nFor } from '#server/i18n.ts'
import { logIn } from '#server/vouchers/access/log-in.ts'
import { endAnswer, readAnswer, writeAnswer } from '#server/vouchers/access/login-answer.ts'
import { voucherPageOf } from '#server/vouchers/access/voucher-page.ts'
import { sessionCookie } from '#server/vouchers/access/voucher-session.ts'
import type { Route } from './+types/login'
import { type LoginAnswer, LoginForm } from './login-form.tsx'
import { WhereToFind } from './where-to-find.tsx'

/** What no longer opens the voucher, and has led here. */
const overs = ['link', 'session'] as const

export async function loader(args: Route.LoaderArgs) {
  const language = languageOf(args.url.pathname)
  const over = overs.find((what) => args.url.searchParams.get(what) === 'over')
  // Whoever has opened a voucher already need not say again which one.
  if (over !== 'link' && (await voucherPageOf(args))) throw redirect(pathOf('manageVoucher', language))
  const services = args.context.get(servicesContext)
  const isSecure = services.config.publicUrl.startsWith('https:')
  const refused = readAnswer(services, args.request.headers.get('cookie'), isSecure)
  const photo = libraryPhoto('bath-petals-sunset.jpg', language)
  const view = { over, refused, photo, title: i18nFor(language).t('vouchers.login.title') }
  return refused ? data(view, { status: 400, headers: { 'Set-Cookie': endAnswer(isSecure) } }) : data(view)
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const language = languageOf(url.pathname)
  const { values } = await readForm(request, { ...loginForm.lengths, ...choices('promotions') })
  const { address } = context.get(visitorContext)
  const answer = await logIn(services, { draft: values, language, address })
  const isSecure = services.config.publicUrl.startsWith('https:')
  if (answer.ok && 'href' in answer) throw redirect(answer.href, 303)
  if (answer.ok) {
    const headers = { 'Set-Cookie': sessionCookie(answer.session, isSecure) }
    throw redirect(pathOf('manageVoucher', language), { status: 303, headers })
  }
  if (answer.error === 'invalid') return data<LoginAnswer>({ values, problems: answer.problems }, { status: 400 })
  if (answer.error === 'too-many') {
    const headers = { 'Retry-After': String(60 * answer.minutes) }
    return data<LoginAnswer>({ values, tooMany: { minutes: answer.minutes } }, { status: 429, headers })
  }
  const headers = { 'Set-Cookie': writeAnswer(services, { error: answer.error, values }, isSecure) }
  throw redirect(pathOf('manageVoucherLogin', language), { status: 303, headers })
}

export const headers: Route.HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  actionHeaders.has('Retry-After') ? actionHeaders : loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, { title: loaderData?.title })

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { language } = useFrame()
  const { over, refused } = loaderData
  const answer = useMemo(
    () => actionData ?? (refused ? { values: refused.values, error: { code: refused.error } } : undefined),
    [actionData, refused],
  )
  return (
    <HelpPage title={t('vouchers.login.title')} lead={t('vouchers.login.lead')}>
      <div className="login-cols">
        <Panel raised>
          {over && !answer && (
            <div className="login-notice">
              <AnswerBanner answer={loaderData} kind="warn" title={t(`vouchers.login.${over}OverTitle`)}>
                {t(`vouchers.login.${over}Over`)}
              </AnswerBanner>
            </div>
          )}
          <LoginForm answer={answer} />
          <ul className="login-ways">
            <li>
              <Anchor className="link" href={pathOf('resendVouchers', language)}>
                {t('vouchers.login.resend')}
              </Anchor>
            </li>
            <li>
              <Anchor className="link" href={pathOf('refunds', language)}>
                {t('vouchers.login.policy')}
              </Anchor>
            </li>
          </ul>
        </Panel>
        <WhereToFind photo={loaderData.photo} />
      </div>
    </HelpPage>
  )
}
