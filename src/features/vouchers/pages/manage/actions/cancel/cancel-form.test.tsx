import { expect, test } from 'vitest'
import type { ActionView } from '#features/vouchers/server/actions/describe-action.ts'
import { showPart } from '#tests/show-element.tsx'
import { CancelForm } from './cancel-form.tsx'

const view = { parts: [], canMatchPrice: true } as unknown as ActionView

test('Enter does nothing: the first button of the form, which it presses, is disabled', () => {
  const buttons = showPart(<CancelForm view={view} today="2026-11-15" />).match(/<button [^>]*>/g) ?? []
  expect(buttons[0]).toMatch(/type="submit".*disabled/)
  expect(buttons.slice(1).map((button) => /value="(\w+)"/.exec(button)?.[1])).toEqual(['match', 'cancel'])
})
