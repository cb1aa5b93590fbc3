import { Form, useNavigation } from 'react-router'
import { choiceParams } from '#features/bookings/rules/choosing/choice.ts'
import type { BookingView } from '#features/bookings/server/booking-page/describe-booking.ts'
import type { NoHoursView } from '#features/bookings/server/booking-page/no-hours.ts'
import { AnswerBanner } from '#platform/ui/answer-banner.tsx'
import { Banner } from '#platform/ui/banner.tsx'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { Panel } from '#platform/ui/cards/panel.tsx'
import { Input } from '#platform/ui/forms/field.tsx'
import { HoneypotField } from '#platform/ui/forms/honeypot-field.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import type { NotWaiting } from '../wait-for-day.ts'
import { ChoiceLink, type Chosen } from './use-choice.tsx'

type Props = {
  none: NoHoursView
  view: BookingView
  chosen: Chosen
  isFramed: boolean
  notWaiting?: NotWaiting
  onLeave: () => void
}

/** A day on which there is nothing to choose, and the way to the nearest that has something. */
export function NoHours({ none, view, chosen, isFramed, notWaiting, onLeave }: Props) {
  const { t } = useTranslation()
  const { title, text, nearest, hasVoucher, canWait } = none
  return (
    <div className="no-hours">
      <div className="quiet-state no-days">
        <Icon name="calendar-x" />
        <h4>{title}</h4>
        <p>{text}</p>
      </div>
      {nearest ? (
        <ChoiceLink
          className="btn btn-secondary btn-block"
          href={chosen.hrefOf({ day: nearest.day, time: nearest.time })}
          onClick={onLeave}
        >
          {nearest.label}
        </ChoiceLink>
      ) : (
        hasVoucher &&
        view.service.href && (
          <ButtonLink variant="secondary" block href={view.service.href} target={isFramed ? '_top' : undefined}>
            {t('bookings.none.service')}
          </ButtonLink>
        )
      )}
      {canWait && <WaitingForm {...{ view, chosen, notWaiting }} />}
    </div>
  )
}

type WaitingProps = { view: BookingView; chosen: Chosen; notWaiting?: NotWaiting }

/** Of a full day: whoever leaves their address is written to if an hour becomes free. */
function WaitingForm({ view, chosen, notWaiting }: WaitingProps) {
  const { t } = useTranslation()
  const { site } = useFrame()
  const isSending = useNavigation().formMethod === 'POST'
  if (view.isWaiting)
    return (
      <Banner kind="ok" title={t('bookings.waiting.done')}>
        {t('bookings.waiting.doneText')}
      </Banner>
    )
  const isOfField = notWaiting?.error === 'wrong-email'
  return (
    <Panel className="waiting">
      <h4>
        <Icon name="bell" />
        {t('bookings.waiting.title')}
      </h4>
      <p className="small soft">{t('bookings.waiting.text')}</p>
      {notWaiting && !isOfField && (
        <AnswerBanner answer={notWaiting} kind="warn">
          {t(`bookings.waiting.${notWaiting.error}`, { email: site.supportEmail })}
        </AnswerBanner>
      )}
      <Form method="post" action={chosen.hrefOf({})} preventScrollReset noValidate className="stack-sm">
        <input type="hidden" name="intent" value="wait" />
        {choiceParams.map(
          (name) => view.choice[name] && <input key={name} type="hidden" name={name} value={view.choice[name]} />,
        )}
        <Input
          label={t('bookings.waiting.email')}
          type="email"
          name="email"
          autoComplete="email"
          required
          defaultValue={notWaiting?.email}
          error={isOfField ? t('bookings.waiting.wrong-email') : undefined}
        />
        <HoneypotField label={t('bookings.waiting.leaveEmpty')} />
        <Button type="submit" block busy={isSending}>
          {t('bookings.waiting.join')}
        </Button>
      </Form>
    </Panel>
  )
}
