import { type ChangeEvent, useEffect, useState } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import type { ConditionsView, TermsView } from '#features/checkout/server/purchases/core/goods-view.ts'
import type { PaymentStepView } from '#features/checkout/server/purchases/steps/describe-payment-step.ts'
import { TermsCheck } from '#features/checkout/ui/terms-check.tsx'
import type { PaymentMethod } from '#platform/rules/payment-method.ts'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { Promises } from '#platform/ui/facts.tsx'
import { useFirstProblem } from '#platform/ui/forms/use-first-problem.ts'
import { Icon } from '#platform/ui/icon.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import type { PaymentAnswer } from './act-on-payment.ts'
import { browserFacts } from './browser-facts.ts'
import { CardFrame, retryFormId } from './card-frame.tsx'
import { isLater, MethodList } from './method-list.tsx'

type Props = { step: PaymentStepView; answer?: PaymentAnswer }

/** Method, terms and the button. A card is typed into the provider's own form, which has a button of its own. */
export function PayForm({ step, answer }: Props) {
  const { t } = useTranslation()
  const submit = useSubmit()
  const isSending = useNavigation().formMethod === 'POST'
  const [method, setMethod] = useState(chosenMethod(step, answer))
  const terms = useTerms(step.terms, answer)
  const form = useFirstProblem(terms.problem)
  useEffect(() => {
    // What was chosen before the script had come: React would still show the form of the card.
    const typed = form.current && new FormData(form.current).get('method')
    setMethod((shown) => step.methods.find((offered) => offered === typed) ?? shown)
  }, [form, step.methods])
  const checkTerms = () => terms.check(form.current)
  const payByCard = (token: string) => {
    if (!form.current || !checkTerms()) return
    const posted = new FormData(form.current)
    posted.set('token', token)
    posted.set('browser', JSON.stringify(browserFacts()))
    void submit(posted, { method: 'post' })
  }
  const isCard = method === 'card' && !step.isFree
  const payLabel = t(isLater(step, method) ? 'purchases.payment.authorize' : 'purchases.payment.pay', {
    amount: step.total,
  })
  return (
    <>
      <Form
        method="post"
        id="pay"
        ref={form}
        className="blk stack-lg"
        noValidate
        onSubmit={(event) => {
          if (!checkTerms()) event.preventDefault()
        }}
      >
        <input type="hidden" name="seen" value={step.seen} />
        <input type="hidden" name="shown" value={step.total} />
        {/* Above everything that pays: the card's own form has its button inside. */}
        <Conditions conditions={step.conditions} />
        <div className="stack-sm">
          {step.terms.map((term) => (
            <TermsCheck
              key={term.name}
              term={term}
              defaultChecked={answer?.accepted ? answer.accepted.includes(term.name) : term.isAccepted}
              onChange={terms.mend}
              error={terms.lacking.includes(term.name) && t('purchases.payment.termsWrong')}
            />
          ))}
        </div>
        {step.isFree ? (
          <p className="soft">{t('purchases.payment.nothingToPay')}</p>
        ) : (
          <MethodList step={step} method={method} onChoose={setMethod} answer={answer}>
            <CardFrame
              cardForm={step.cardForm}
              buttonValue={payLabel}
              isShown={isCard}
              isBusy={isSending}
              isRefused={answer?.problem === 'cardData'}
              mayPay={checkTerms}
              onToken={payByCard}
            />
          </MethodList>
        )}
        <div className="pay-row ends mt-24 apart">
          <ButtonLink variant="ghost" icon="arrow-left" href={step.backHref}>
            {t('purchases.payment.back')}
          </ButtonLink>
          <Button type="submit" name="intent" value="pay" icon="lock" busy={isSending}>
            {step.isFree ? t('purchases.payment.payNothing') : payLabel}
          </Button>
        </div>
        <div className="only-phone-block">
          <Promises facts={step.summary.promises} />
        </div>
      </Form>
      <Form method="post" id={retryFormId} hidden />
    </>
  )
}

function chosenMethod({ methods, chosen }: PaymentStepView, answer?: PaymentAnswer): PaymentMethod | null {
  return methods.find((method) => method === answer?.method) ?? chosen ?? methods[0] ?? null
}

/** What is accepted below, folded. A link to it unfolds it, since what it leads to is inside. */
function Conditions({ conditions }: { conditions: ConditionsView[] }) {
  if (conditions.length === 0) return null
  return (
    <div className="conditions ruled">
      {conditions.map(({ id, title, paragraphs }) => (
        <details key={id}>
          <summary className="apart semibold">
            {title}
            <Icon name="chevron-down" className="turns" />
          </summary>
          <div className="grid gap-10 soft" id={id}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </details>
      ))}
    </div>
  )
}

type Found = { lacking: string[]; before: PaymentAnswer | undefined }

/** The terms are asked for here before anything is sent. Of this and the server's word the newer counts; a tick mends both. */
function useTerms(terms: readonly TermsView[], answer?: PaymentAnswer) {
  const [found, setFound] = useState<Found | null>(null)
  const newest = found !== null && found.before === answer ? found : null
  const answered = answer?.problem === 'termsWrong' ? terms.filter(({ name }) => !answer.accepted?.includes(name)) : []
  const lacking = newest ? newest.lacking : answered.map(({ name }) => name)
  const note = (names: string[]) => setFound({ lacking: names, before: answer })
  return {
    lacking,
    /** What to lead the buyer to: another object at each finding. */
    problem: newest && newest.lacking.length > 0 ? newest : !newest && answer?.problem ? answer : nothing,
    check: (form: HTMLFormElement | null) => {
      const names = terms.map(({ name }) => name).filter((name) => !isChecked(form, name))
      note(names)
      return names.length === 0
    },
    mend: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
      note(lacking.filter((name) => name !== currentTarget.name)),
  }
}

const isChecked = (form: HTMLFormElement | null, name: string) =>
  form?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.checked ?? false

const nothing = {}
