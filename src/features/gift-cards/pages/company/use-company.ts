import { type FocusEvent, type FormEvent, type MouseEvent, type SubmitEvent, useEffect, useMemo, useState } from 'react'
import type { WriteRefused } from '#features/checkout/ui/refused-banner.tsx'
import type { CardRules } from '#features/gift-cards/rules/card-draft.ts'
import type { LogoProblem } from '#features/gift-cards/rules/card-themes.ts'
import { listHeading } from '#features/gift-cards/rules/list/card-list.ts'
import {
  changeCompanyForm,
  type ListChange,
  readCorrections,
  readListChange,
} from '#features/gift-cards/rules/list/change-list.ts'
import {
  type CompanyForm,
  checkCompanyForm,
  companyFields,
  isReady,
  readTyped,
} from '#features/gift-cards/rules/list/company-form.ts'
import { type ListFileProblem, readListFile } from '#features/gift-cards/rules/list/list-file.ts'
import type { StoredItem } from '#platform/browser/stored.ts'
import { fieldsOf } from '#platform/forms/field-lengths.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { withTabStorage } from '#platform/ui/shell/tab-storage.ts'

/**
 * A company's cards, and what is done with them: here at once, and by the server where there is no script. `turn`
 * changes when the list was written anew: then its field is made anew from what it holds.
 */
export function useCompany(view: CompanyView, language: Language, isAnswered: boolean) {
  const [state, setState] = useState({ form: view.form, turn: 0 })
  const [isTried, setTried] = useState(view.isTried)
  const [fileProblem, setFileProblem] = useState<ListFileProblem | null>(view.fileProblem)
  const { t } = useTranslation()
  const rules = useMemo(
    () => ({ bounds: view.bounds, today: view.today, heading: listHeading(t) }),
    [view.bounds, view.today, t],
  )
  const checked = useMemo(() => checkCompanyForm(state.form, rules, language), [state.form, rules, language])

  // Another tab of the same purchase, or the server's answer, is newer than what this tab has kept.
  useEffect(() => {
    if (isAnswered || view.purchase) return
    const kept = savedList()
    if (kept) setState(({ turn }) => ({ form: kept, turn: turn + 1 }))
  }, [isAnswered, view.purchase])

  function show(form: CompanyForm) {
    setState((before) => (before.form.list === form.list ? { ...before, form } : { form, turn: before.turn + 1 }))
    saveList(form)
  }

  function after(element: HTMLFormElement, change: ListChange | null): CompanyForm {
    const sent = textsIn(element)
    return changeCompanyForm(readTyped(sent), { corrections: readCorrections(sent), change }, { rules, language })
  }

  /** What was typed into the list itself is in its field already. */
  function look(element: HTMLFormElement) {
    const typed = readTyped(textsIn(element))
    setState(({ turn }) => ({ form: typed, turn }))
    show(after(element, null))
  }

  return {
    ...state,
    checked,
    isTried,
    fileProblem,
    /** What is for all cards shows at once on the preview; a list is looked at when it is pasted, or left. */
    onInput({ currentTarget, target, nativeEvent }: FormEvent<HTMLFormElement>) {
      const isList = target instanceof HTMLTextAreaElement || isCorrection(target)
      const isPasted = (nativeEvent as InputEvent).inputType === 'insertFromPaste'
      if (!isList || (isPasted && target instanceof HTMLTextAreaElement)) look(currentTarget)
    },
    onBlur({ currentTarget, target }: FocusEvent<HTMLFormElement>) {
      if (target instanceof HTMLTextAreaElement || isCorrection(target)) look(currentTarget)
    },
    onClick(event: MouseEvent<HTMLFormElement>) {
      const button = (event.target as Element).closest('button')
      const change = readListChange(button?.name === 'intent' ? button.value : '')
      if (!change || change.what === 'drop-wrong') return
      event.preventDefault()
      show(after(event.currentTarget, change))
    },
    /** A list with faults is not sent; but those that are to be taken out are taken out first. */
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      const submitter = event.nativeEvent.submitter
      const intent = submitter instanceof HTMLButtonElement ? submitter.value : ''
      const form = after(event.currentTarget, readListChange(intent))
      const found = checkCompanyForm(form, rules, language)
      setTried(true)
      if (isReady(found)) return
      event.preventDefault()
      show(form)
    },
    async onFile(element: HTMLInputElement) {
      const [file] = element.files ?? []
      if (!file || !element.form) return
      const read = readListFile(new Uint8Array(await file.arrayBuffer()))
      // The list is in its field now, and goes to the server from there.
      element.value = ''
      setFileProblem(read.ok ? null : read.error)
      if (read.ok) show({ ...readTyped(textsIn(element.form)), list: read.value })
    },
    onLogo(logo: string) {
      setState(({ form, turn }) => ({ form: { ...form, logo }, turn }))
      saveList({ ...state.form, logo })
    },
  }
}

const isCorrection = (target: EventTarget) => target instanceof HTMLInputElement && target.name.startsWith('fix.')

function textsIn(element: HTMLFormElement): Map<string, string> {
  const entries = [...new FormData(element)]
  return new Map(entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])))
}

const item: StoredItem = 'gift-cards-list'

/** In this tab alone: whoever reloads, goes back or changes the language finds their list. */
const saveList = (form: CompanyForm) =>
  withTabStorage((storage) => {
    const fields = fieldsOf(companyFields).map((field): [string, string] => [field, form[field]])
    storage.setItem(item, new URLSearchParams(fields).toString())
  })

function savedList(): CompanyForm | null {
  const kept = withTabStorage((storage) => storage.getItem(item))
  return kept ? readTyped(new Map(new URLSearchParams(kept))) : null
}

export type CompanyView = CardRules & {
  form: CompanyForm
  fileProblem: ListFileProblem | null
  logoProblem: LogoProblem | null
  /** Whether somebody wanted to go on with it: then it says what is missing. */
  isTried: boolean
  /** The one whose cards are changed here. */
  purchase: string | null
}

export type CompanyAnswer = { view: CompanyView; refused?: WriteRefused }
