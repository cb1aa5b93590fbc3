import { Form } from 'react-router'
import type { BalanceView } from '#features/gift-cards/server/describe-balance.ts'
import { Banner } from '#platform/ui/banner.tsx'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { Badge, type BadgeKind } from '#platform/ui/cards/badge.tsx'
import { Panel } from '#platform/ui/cards/panel.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'

const badges: Record<BalanceView['state'], BadgeKind> = {
  active: 'teal',
  spent: 'mute',
  expired: 'warn',
  held: 'warn',
  cancelled: 'mute',
}

/** What is left, until when, and what it was spent on. */
export function CardBalance({ view, extendedTo }: { view: BalanceView; extendedTo?: string }) {
  const { t } = useTranslation()
  const isPast = view.state === 'expired'
  return (
    <Panel as="section" raised className="grid gap-8">
      <div className="between">
        <span className={view.isHolder ? 'card-code num' : 'small muted num'}>{view.code}</span>
        {view.state !== 'held' && (
          <Badge kind={badges[view.state]} icon={view.state === 'active' ? 'check' : undefined}>
            {t(`giftCards.balance.${view.state}`)}
          </Badge>
        )}
      </div>
      <p className="card-left num">{view.left}</p>
      <meter className="card-bar" min={0} max={100} value={view.share} aria-label={view.left} />
      <p className="small muted">
        {view.endsOn
          ? t(isPast ? 'giftCards.balance.ofPast' : 'giftCards.balance.of', { value: view.value, day: view.endsOn })
          : view.value}
      </p>
      {view.rest && view.state === 'active' && <p className="small">{t('giftCards.balance.rest', view.rest)}</p>}
      {extendedTo && view.endsOn && <Banner kind="ok">{t('giftCards.balance.extended', { day: view.endsOn })}</Banner>}
      <WhatNow view={view} />
      {view.extendable && (
        <Form method="post" className="card-extend between flex-wrap">
          <p className="small">{t('giftCards.balance.extendText', { day: view.extendable })}</p>
          <Button type="submit" variant="ghost" name="intent" value="extend" icon="calendar-plus">
            {t('giftCards.balance.extend')}
          </Button>
        </Form>
      )}
      <h2 className="sr">{t('giftCards.balance.moves')}</h2>
      <ul className="moves">
        {view.entries.map(({ key, what, day, amount }) => (
          <li key={key}>
            <span>
              {what}
              <small>{day}</small>
            </span>
            <b>{amount}</b>
          </li>
        ))}
      </ul>
      {view.state === 'active' && (
        <ButtonLink href={view.chooseHref} variant="secondary" block>
          {t('giftCards.balance.choose')}
        </ButtonLink>
      )}
    </Panel>
  )
}

function WhatNow({ view }: { view: BalanceView }) {
  const { t } = useTranslation()
  const { site } = useFrame()
  const email = site.supportEmail
  switch (view.state) {
    case 'active':
      return null
    case 'spent':
      return (
        <Banner title={t('giftCards.balance.spentTitle')}>
          {view.lastSpent ? t('giftCards.balance.spentText', { day: view.lastSpent }) : null}
        </Banner>
      )
    case 'expired':
      return (
        <Banner kind="warn" icon="calendar-x" title={t('giftCards.balance.expiredTitle', { day: view.endsOn ?? '' })}>
          {t('giftCards.balance.expiredText', { email })}
        </Banner>
      )
    case 'held':
      return (
        <Banner kind="warn" title={t('giftCards.balance.heldTitle')}>
          {t('giftCards.balance.heldText', { email })}
        </Banner>
      )
    case 'cancelled':
      return (
        <Banner title={t('giftCards.balance.cancelledTitle')}>
          {t('giftCards.balance.cancelledText', { day: view.endedAt })}
        </Banner>
      )
  }
}
