import { type KeyboardEvent, useState } from 'react'

/**
 * A text field over a list of options, after the W3C's combobox pattern: the field keeps the focus, keys move through
 * the list. `open` is asked for by whoever knows the field's text.
 */
export function useCombobox<Option>({ options, open, choose, clear, isTakenAlong }: ComboboxSettings<Option>) {
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState<number | null>(null)
  const isShown = isOpen && options.length > 0
  const activeOption = isShown && active !== null ? options[active] : undefined

  function show(isWanted: boolean) {
    setOpen(isWanted)
    setActive(null)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { key, currentTarget } = event
    if (!isShown && (key === 'ArrowDown' || key === 'ArrowUp')) {
      event.preventDefault()
      open(currentTarget.value)
      show(true)
    } else if (key === 'Enter' && activeOption) {
      event.preventDefault()
      choose(activeOption)
    } else if (key === 'Tab' && activeOption) {
      if (isTakenAlong(activeOption)) choose(activeOption)
    } else if (key === 'Escape') {
      event.preventDefault()
      if (!isShown) clear()
      show(false)
    } else if (isShown) {
      const next = nextOption(key, active, options.length)
      if (next === undefined) return
      setActive(next)
      if (next !== null) event.preventDefault()
    }
  }

  return { isOpen, isShown, active: activeOption ? active : null, show, onKeyDown }
}

type ComboboxSettings<Option> = {
  options: Option[]
  open: (text: string) => void
  choose: (option: Option) => void
  clear: () => void
  /** Whether Tab, on its way out, chooses the option. */
  isTakenAlong: (option: Option) => boolean
}

/** Which option a key leads to; null is the field itself, undefined a key that leads nowhere. Both ends are joined. */
export function nextOption(key: string, active: number | null, count: number): number | null | undefined {
  if (count === 0) return undefined
  switch (key) {
    case 'ArrowDown':
      return active === null ? 0 : (active + 1) % count
    case 'ArrowUp':
      return active === null ? count - 1 : (active - 1 + count) % count
    case 'Home':
      return active === null ? undefined : 0
    case 'End':
      return active === null ? undefined : count - 1
    // The cursor moves in the text: the option is let go.
    case 'ArrowLeft':
    case 'ArrowRight':
      return active === null ? undefined : null
  }
}
