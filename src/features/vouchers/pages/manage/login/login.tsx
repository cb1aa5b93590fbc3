import { choices } from '#platform/forms/field-lengths.ts'
import '#features/vouchers/pages/manage/manage-voucher.css'
import { useMemo } from 'react'
import { data, redirect } from 'react-router'
import { libraryPhoto } from '#features/catalogue/server/pictures/library-photo.ts'
import { loginForm } from '#features/vouchers/rules/voucher-login.ts'
import { endAnswer, logIn, readAnswer, writeAnswer } from '#features/vouchers/server/access/log-in.ts'
import { voucherPageOf } from '#features/vouchers/server/access/voucher-page.ts'
import { sessionCookie } from '#features/vouchers/server/access/voucher-session.ts'
import { dayFormats } from '#platform/i18n/format.ts'
import { languageOf } from '#platform/i18n/languages.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { servicesContext, visitorContext } from '#platform/server/http/context.ts'
import { readForm } from '#platform/server/http/guards/read-form.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { addDays } from '#platform/time/dates.ts'
import { Anchor } from '#platform/ui/anchor.tsx'
import { AnswerBanner } from '#platform/ui/answer-banner.tsx'
import { Panel } from '#platform/ui/cards/panel.tsx'
import { HelpPage } from '#platform/ui/help/help-page.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { type Photo, Picture } from '#platform/ui/picture.tsx'
import { pageMeta } from '#platform/ui/seo/page-meta.ts'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import { Ticks } from '#platform/ui/ticks.tsx'
import type { Route } from './+types/login'
import { type LoginAnswer, LoginForm } from './login-form.tsx'

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
      <div className="login-cols beside">
        <Panel raised>
          {over && !answer && (
            <div className="mb-20">
              <AnswerBanner answer={loaderData} kind="warn" title={t(`vouchers.login.${over}OverTitle`)}>
                {t(`vouchers.login.${over}Over`)}
              </AnswerBanner>
            </div>
          )}
          <LoginForm answer={answer} />
          <ul className="login-ways mt-12 mid">
            <li>
              <Anchor className="link tap-line" href={pathOf('resendVouchers', language)}>
                {t('vouchers.login.resend')}
              </Anchor>
            </li>
            <li>
              <Anchor className="link tap-line" href={pathOf('refunds', language)}>
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

/** Spec 2.9, the info list, below a voucher that shows where each thing stands. It is a picture of one, not a voucher. */
function WhereToFind({ photo }: { photo: Photo }) {
  const { t } = useTranslation()
  const { language, day } = useFrame()
  const lastDay = addDays(day, 365)
  return (
    <div>
      <h2 className="panel-title">{t('vouchers.login.where')}</h2>
      <div className="find-ref" aria-hidden="true">
        <Picture {...photo} alt="" sizes="(min-width: 1101px) 440px, 90vw" />
        <div className="in">
          <span className="sample-name">{t('vouchers.login.sample.name')}</span>
          <span className="small muted">{t('vouchers.login.sample.spa')}</span>
          <dl className="kv">
            <div>
              <dt className="small muted regular">{t('vouchers.login.reference')}</dt>
              <dd className="ref hl">SP71920KRB</dd>
            </div>
            <div>
              <dt className="small muted regular">{t('vouchers.page.validUntil')}</dt>
              <dd className="hl">{`${dayFormats.short(lastDay, language)} ${lastDay.slice(0, 4)}`}</dd>
            </div>
          </dl>
        </div>
      </div>
      <div className="mt-20 mid soft">
        <Ticks
          items={[
            t('vouchers.login.needs.email'),
            t('vouchers.login.needs.reference'),
            t('vouchers.login.needs.expiry'),
          ]}
        />
      </div>
    </div>
  )
}
