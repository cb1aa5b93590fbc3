import './manage-voucher.css'
import { useEffect, useRef } from 'react'
import { Form, redirect, useOutlet } from 'react-router'
import { endedCookie, endSession } from '#features/vouchers/server/access/voucher-session.ts'
import { describeVoucher, type HeldVoucherView } from '#features/vouchers/server/describe-voucher.ts'
import { languageOf } from '#platform/i18n/languages.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { servicesContext } from '#platform/server/http/context.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { Banner } from '#platform/ui/banner.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import type { Route } from './+types/voucher'
import { ActionChoice, actionName, actionNote } from './actions/action-choice.tsx'
import { openVoucher } from './actions/open-action.ts'
import { DoneBanner, doneIn, PendingBanner } from './done-banner.tsx'
import { SpaContact } from './spa-contact.tsx'
import { StateNote } from './state-note.tsx'
import { VoucherTicket } from './voucher-ticket.tsx'

export { privateMeta as meta } from '#platform/ui/seo/private-page.ts'

export async function loader(args: Route.LoaderArgs) {
  const page = await openVoucher(args)
  const { searchParams } = args.url
  return {
    voucher: await describeVoucher(page),
    done: doneIn(searchParams),
    isFileMissing: searchParams.get('file') === 'missing',
    title: i18nFor(page.reader.language).t('vouchers.page.title'),
  }
}

/** The one thing this page is sent: whoever has looked may shut the voucher again. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  await endSession(services, request.headers.get('cookie'))
  throw redirect(pathOf('manageVoucherLogin', languageOf(url.pathname)), {
    status: 303,
    headers: { 'Set-Cookie': endedCookie(services.config.publicUrl.startsWith('https:')) },
  })
}

/** Actions open over the voucher. They follow the page's title, where they are found without a script too. */
export default function Voucher({ loaderData: { voucher, done, isFileMissing } }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { site, language } = useFrame()
  const action = useOutlet()
  const head = useReturnedFocus(action !== null)
  const { state } = voucher
  const isUsable = !voucher.isPlayMoney && (state === 'issued' || state === 'activated')
  return (
    <div className="wrap manage-page">
      <div className="between manage-head">
        <h1 ref={head} tabIndex={-1}>
          {t('vouchers.page.title')}
        </h1>
        <Form method="post" action={pathOf('manageVoucher', language)}>
          <button type="submit" className="more" name="intent" value="leave">
            <Icon name="log-out" />
            {t('vouchers.page.leave')}
          </button>
        </Form>
      </div>
      {action}
      <div className="stack manage-notes">
        {done && done !== 'pending' && <DoneBanner done={done} voucher={voucher} />}
        {isFileMissing && (
          <Banner kind="error" title={t('vouchers.page.fileMissingTitle')}>
            {t('vouchers.page.fileMissing', { email: site.supportEmail })}
          </Banner>
        )}
        {isUsable && <PendingBanner voucher={voucher} isAnswer={done === 'pending'} />}
        <StateNote voucher={voucher} />
      </div>
      <VoucherTicket voucher={voucher} />
      <div className="manage-grid grid items-start gap-64">
        <ActionList voucher={voucher} />
        {(isUsable || (state === 'expired' && !voucher.isPlayMoney)) && <SpaContact voucher={voucher} />}
        <VoucherHistory voucher={voucher} />
      </div>
    </div>
  )
}

/** A dialog gives the focus back to what opened it; one that was there with the page gives it to the page's title. */
function useReturnedFocus(isOpen: boolean) {
  const head = useRef<HTMLHeadingElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) head.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return head
}

/** What can be done today besides the first thing, which has its button on the voucher. */
function ActionList({ voucher }: { voucher: HeldVoucherView }) {
  const { t } = useTranslation()
  const others = voucher.actions.slice(1)
  if (others.length === 0) return null
  return (
    <section aria-labelledby="changes">
      <h2 id="changes">{t('vouchers.page.changes')}</h2>
      <div className="actions ruled">
        {others.map(({ action, day }) => (
          <ActionChoice
            key={action}
            action={action}
            name={actionName(action, voucher, t)}
            note={
              action === 'extend' && day === null
                ? t('vouchers.actions.extend.notNow')
                : actionNote(action, { value: voucher.value, day: day ?? '' }, t)
            }
          />
        ))}
      </div>
    </section>
  )
}

/** What happened to a voucher and on which day; the same thing twice on a day is told once. */
function VoucherHistory({ voucher: { history } }: { voucher: HeldVoucherView }) {
  const { t } = useTranslation()
  const entries = new Map(history.map((entry) => [`${entry.at} ${entry.what}`, entry]))
  if (entries.size === 0) return null
  return (
    <section aria-labelledby="history">
      <h2 id="history">{t('vouchers.page.history')}</h2>
      <ol className="voucher-history">
        {[...entries].map(([key, { what, at }]) => (
          <li className="apart" key={key}>
            <span>{t(`vouchers.history.${what}`)}</span>
            <span className="muted nowrap">{at}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
