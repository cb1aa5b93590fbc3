import type { ReactNode } from 'react'
import type { KoView } from '#features/checkout/server/purchases/steps/describe-ko.ts'
import { Alternatives } from '#features/checkout/ui/alternatives.tsx'
import { PurchaseSteps } from '#features/checkout/ui/purchase-steps.tsx'
import { PhoneSummary, SummaryPanel } from '#features/checkout/ui/summary.tsx'
import { pathOf } from '#platform/pages/paths.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Badge } from '#platform/ui/cards/badge.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import { Icon } from '#platform/ui/icon.tsx'
import type { IconName } from '#platform/ui/icon-paths.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'

/** What happened, where the money goes, and what to do now. Spec 2.5: with the step bar and the summary. */
export function Ko({ view }: { view: KoView }) {
  const { t } = useTranslation()
  const { language } = useFrame()
  const { reason, total, parts, email, locator, summary, againHref, alternatives } = view
  const nothing = reason === 'reversed' ? 'bankHasIt' : 'nothing'
  return (
    <div className="wrap checkout">
      <PurchaseSteps current="confirmation" />
      <PhoneSummary summary={summary} />
      <div className="ko beside wide-btns">
        <div>
          <Badge kind="error" icon="close">
            {t(`purchases.words.${summary.copyKey}.koBadge`)}
          </Badge>
          <h1>{t(`purchases.words.${summary.copyKey}.koTitle`)}</h1>
          <ul className="why ruled">
            <Why icon="alert" tone="error" title={t('purchases.ko.what')}>
              {t(`purchases.ko.reasons.${reason}`)}
            </Why>
            <Why
              icon="undo"
              tone="ok"
              title={total === null ? t(`purchases.ko.${nothing}`) : t('purchases.ko.back', { total })}
            >
              {parts.length === 0
                ? t(`purchases.ko.${nothing}Text`)
                : `${parts.join(' ')} ${t('purchases.ko.byItself')}`}
            </Why>
            <Why icon="mail" title={t('purchases.ko.mailed')}>
              {t('purchases.ko.mailedText', { email, locator })}
            </Why>
          </ul>
          <div className="row">
            <ButtonLink href={againHref}>{t(`purchases.words.${summary.copyKey}.again`)}</ButtonLink>
            <ButtonLink href={pathOf('contact', language)} variant="ghost">
              {t('purchases.confirmation.contact')}
            </ButtonLink>
          </div>
        </div>
        <div className="grid gap-32">
          <aside className="desk" aria-label={t(`purchases.words.${summary.copyKey}.summary`)}>
            <SummaryPanel summary={summary} />
          </aside>
          <Alternatives alternatives={alternatives} />
        </div>
      </div>
    </div>
  )
}

type WhyProps = { icon: IconName; tone?: 'error' | 'ok'; title: string; children: ReactNode }

function Why({ icon, tone, title, children }: WhyProps) {
  return (
    <li>
      <span className={classNames('tap disc', tone)}>
        <Icon name={icon} />
      </span>
      <span>
        <b className="block">{title}</b>
        <span className="soft break-anywhere">{children}</span>
      </span>
    </li>
  )
}
