import { type RefObject, useEffect } from 'react'
import type { StoredItem } from '#platform/browser/stored.ts'
import { trapField } from '#platform/forms/field-lengths.ts'
import { withTabStorage } from '#platform/ui/shell/tab-storage.ts'

const storedAs: StoredItem = 'buyer-step'
const keyOf = (purchase: string) => `${storedAs}.${purchase}`

/**
 * Keeps what was typed but not sent yet, in this tab alone: whoever goes back to the selection, reloads or changes the
 * language finds it again. `isAnswered`: the form came back from the server with what was sent, which is newer.
 */
export function useKeptDraft(form: RefObject<HTMLFormElement | null>, purchase: string, isAnswered: boolean) {
  useEffect(() => {
    const element = form.current
    if (!element) return
    if (!isAnswered) putBack(element, read(purchase))
    const keep = () => write(purchase, element)
    element.addEventListener('input', keep)
    return () => element.removeEventListener('input', keep)
  }, [form, purchase, isAnswered])
}

/** The server has it now. */
export const forgetDraft = (purchase: string) => withTabStorage((storage) => storage.removeItem(keyOf(purchase)))

type Entry = [name: string, value: string]

function write(purchase: string, form: HTMLFormElement) {
  const entries = [...new FormData(form)].filter(([name, value]) => name !== trapField && typeof value === 'string')
  withTabStorage((storage) => storage.setItem(keyOf(purchase), JSON.stringify(entries)))
}

function read(purchase: string): Entry[] | null {
  const kept: unknown = withTabStorage((storage) => JSON.parse(storage.getItem(keyOf(purchase)) ?? 'null'))
  return Array.isArray(kept) ? (kept as Entry[]) : null
}

function putBack(form: HTMLFormElement, entries: Entry[] | null) {
  if (!entries) return
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
      field.checked = entries.some(([name, value]) => name === field.name && value === field.value)
    } else if (isText(field)) {
      const [, value] = entries.find(([name]) => name === field.name) ?? []
      if (value !== undefined) field.value = value
    } else continue
    // What follows what is typed, such as the preview of a gift and the postage, follows this too.
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isText = (field: Element): field is TextField =>
  (field instanceof HTMLInputElement && field.type !== 'hidden') ||
  field instanceof HTMLTextAreaElement ||
  field instanceof HTMLSelectElement
