import {
  choice,
  custom,
  type DraftOf,
  defineForm,
  email,
  type InputAttributes,
  line,
  type ProblemOf,
  text,
} from '#platform/forms/define-form.ts'
import { characters } from '#platform/rules/plain-text.ts'

export const personName = <Wrong extends string>(wrong: Wrong, input: InputAttributes) =>
  line({ most: 80, wrong, long: 'tooLong', ...input })

/** The address again, where a wrong one loses what is sent. It is right if it is the same. */
export const confirmEmail = { ...email('emailWrong'), check: () => null }

/** Spec 5: upper and lower case are the same. */
export const compareEmails = ({ email, confirmEmail }: { email: string; confirmEmail: string }) => ({
  confirmEmail: email.trim().toLowerCase() !== confirmEmail.trim().toLowerCase() && ('emailsDiffer' as const),
})

/** Countries of residence. `other` is the rest of the world. */
export const buyerCountries = ['ES', 'PT', 'AD', 'other'] as const

/** Spec 5. Each problem has a text in every language; those of spec 5 are exact. */
export const buyerForm = formWith({ isPhoneRequired: false })
export const buyerWithPhoneForm = formWith({ isPhoneRequired: true })

const addressLine = line({ most: 120, long: 'tooLong' })

/** Spec 3, `localization`: where the buyer lives. No form of ours asks for it; a program may tell it. */
export const buyerAddressForm = defineForm({
  buyerAddress: addressLine,
  buyerCity: addressLine,
  buyerPostalCode: addressLine,
})

export type BuyerDraft = DraftOf<typeof buyerForm> & Partial<DraftOf<typeof buyerAddressForm>>
export type BuyerProblem = ProblemOf<typeof buyerForm> | ProblemOf<typeof buyerAddressForm>

export type Buyer = {
  name: string
  surname: string
  email: string
  phone: string
  comment: string
  allowNotifications: boolean
  country: string
  /** Only of who told it. */
  home?: BuyerHome
}

export type BuyerHome = { address: string; city: string; postalCode: string }

export const buyerProblems = (draft: Partial<BuyerDraft>, form = buyerForm) => ({
  ...form.problems(draft),
  ...buyerAddressForm.problems(draft),
})

export function toBuyer(draft: Partial<BuyerDraft>): Buyer {
  const { newsletter, confirmEmail: _, ...buyer } = buyerForm.clean(draft)
  const { buyerAddress: address, buyerCity: city, buyerPostalCode: postalCode } = buyerAddressForm.clean(draft)
  return {
    ...buyer,
    allowNotifications: newsletter !== '',
    ...((address || city || postalCode) && { home: { address, city, postalCode } }),
  }
}

/** The stored buyer as fields of the form. */
export const toDraft = ({ home, ...buyer }: Buyer): BuyerDraft => ({
  ...buyer,
  confirmEmail: buyer.email,
  newsletter: buyer.allowNotifications ? 'yes' : '',
  ...(home && { buyerAddress: home.address, buyerCity: home.city, buyerPostalCode: home.postalCode }),
})

function formWith({ isPhoneRequired }: { isPhoneRequired: boolean }) {
  return defineForm(
    {
      name: personName('nameWrong', { autoComplete: 'given-name' }),
      surname: personName('surnameWrong', { autoComplete: 'family-name' }),
      email: email('emailWrong'),
      confirmEmail,
      phone: phone(isPhoneRequired),
      comment: text({ most: 500, long: 'commentLong' }),
      newsletter: choice(),
      country: choice(buyerCountries, 'countryWrong', { autoComplete: 'country' }),
    },
    { across: (draft) => compareEmails(draft) },
  )
}

/** Spec 5: optional, except where the kind of goods needs it; spaces and '+' aside, it has no small letters. */
function phone(isRequired: boolean) {
  const most = 30
  return custom({
    most,
    check(typed) {
      const phone = typed.replaceAll(/[\s+]/g, '')
      if (/[a-z]/.test(phone) || (isRequired && phone === '')) return 'phoneWrong'
      return characters(typed.trim()) > most ? 'tooLong' : null
    },
    isOptional: !isRequired,
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
    maxLength: most,
  })
}
