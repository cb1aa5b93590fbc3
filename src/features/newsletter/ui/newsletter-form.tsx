import { type ComponentType, useEffect, useRef } from 'react'
import type { FormProps } from 'react-router'
import {
  type SubscriptionDraft,
  type SubscriptionProblems,
  subscriptionForm,
} from '#features/newsletter/rules/subscription.ts'
import { useVisitorPlace } from '#features/search/ui/visitor-place.tsx'
import { homeCountryOf } from '#platform/i18n/languages.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { Anchor } from '#platform/ui/anchor.tsx'
import { AnswerBanner } from '#platform/ui/answer-banner.tsx'
import { Button } from '#platform/ui/button.tsx'
import { bindFields } from '#platform/ui/forms/bind-fields.ts'
import { Field, Input } from '#platform/ui/forms/field.tsx'
import { HoneypotField } from '#platform/ui/forms/honeypot-field.tsx'
import { useCheckedForm } from '#platform/ui/forms/use-checked-form.ts'
import { Trans, useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'

/** How the server answers: thanks, or the form again with what was typed. */
export type NewsletterAnswer = { isSubscribed: true } | Returned

type Returned = {
  isSubscribed: false
  values: SubscriptionDraft
  problems?: SubscriptionProblems
  refused?: { error: 'too-many' | 'not-saved'; minutes: number }
}

/** `Form` decides where the answer is shown: on a page of its own, or right here. */
type Props = { Form: ComponentType<FormProps>; answer?: NewsletterAnswer; isSending: boolean }

export function NewsletterForm({ Form, answer, isSending }: Props) {
  const { t } = useTranslation()
  const { language, countries } = useFrame()
  const came = answer?.isSubscribed ? undefined : answer
  const check = (values: SubscriptionDraft) => subscriptionForm.problems(values, countries)
  const { problems, onSubmit } = useCheckedForm(subscriptionForm.names, check, came?.problems)
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const first = Object.keys(problems)[0]
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }, [problems])
  if (answer?.isSubscribed) return <Thanks answer={answer} />
  const { field, errorOf } = bindFields(subscriptionForm, {
    values: came?.values,
    problems,
    textOf: (problem) => t(`newsletter.problems.${problem}`),
  })
  return (
    <div ref={form}>
      <Form method="post" action={pathOf('newsletter', language)} noValidate onSubmit={onSubmit}>
        {came?.refused && (
          <div className="full">
            <SubscriptionRefused refused={came.refused} />
          </div>
        )}
        <Input {...field('email')} label={t('newsletter.email')} />
        <CountryField value={came?.values.country} error={errorOf('country')} />
        <HoneypotField label={t('newsletter.leaveEmpty')} />
        <Button type="submit" className="full" busy={isSending}>
          {t('newsletter.send')}
        </Button>
        <p className="xs muted full">
          <Trans
            i18nKey="newsletter.terms"
            components={{ privacy: <Anchor className="link" href={pathOf('privacy', language)} /> }}
          />
        </p>
      </Form>
    </div>
  )
}

function Thanks({ answer }: { answer: NewsletterAnswer }) {
  const { t } = useTranslation()
  return (
    <AnswerBanner answer={answer} kind="ok" icon="mail-check" title={t('newsletter.done.title')}>
      {t('newsletter.done.text')}
    </AnswerBanner>
  )
}

/**
 * The page is the same for everyone, so it offers the country of its language; where the visitor was looking for spas
 * is known in the browser. What was chosen by hand stays, also before the script was there.
 */
function CountryField({ value, error }: { value?: string; error?: string }) {
  const { t } = useTranslation()
  const { language, countries } = useFrame()
  const { country: remembered } = useVisitorPlace()
  const field = useRef<HTMLSelectElement>(null)
  const offered = value || homeCountryOf(language)
  const known = inOrder.filter((code) => countries.includes(code))
  useEffect(() => {
    const select = field.current
    const isUntouched = !value && select?.value === offered
    if (isUntouched && remembered && countries.includes(remembered)) select.value = remembered
  }, [remembered, countries, offered, value])
  return (
    <Field label={t('newsletter.country')} error={error}>
      {(control) => (
        <select
          className="input select"
          name="country"
          autoComplete="country"
          defaultValue={offered}
          ref={field}
          {...control}
        >
          {known.map((code) => (
            <option key={code} value={code}>
              {t(`newsletter.countries.${code}`)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

const inOrder = ['ES', 'PT', 'AD'] as const

type RefusedProps = { refused: { error: 'too-many' | 'not-saved'; minutes: number } }

/** Why nothing was written. */
export function SubscriptionRefused({ refused }: RefusedProps) {
  const { t } = useTranslation()
  return refused.error === 'too-many' ? (
    <AnswerBanner answer={refused} kind="warn" title={t('newsletter.refused.tooManyTitle')}>
      {t('newsletter.refused.tooMany', { count: refused.minutes })}
    </AnswerBanner>
  ) : (
    <AnswerBanner answer={refused} kind="error" title={t('newsletter.refused.notSavedTitle')}>
      {t('newsletter.refused.notSaved')}
    </AnswerBanner>
  )
}
