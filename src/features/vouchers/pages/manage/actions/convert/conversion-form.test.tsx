import { expect, test } from 'vitest'
import type { VoucherWriteRefused } from '#features/vouchers/pages/manage/write-refused.tsx'
import { languages } from '#platform/i18n/languages.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { showPart } from '#tests/show-element.tsx'
import { ConversionForm } from './conversion-form.tsx'

const view = { codeEmail: 'elena@correo.example', value: '136,00 €' }
const form = (error?: VoucherWriteRefused['error']) => {
  const values = { email: '', confirmEmail: '', kind: '' }
  const answer = error && { values, refused: { error, minutes: 4 } }
  return <ConversionForm action="convert" view={view} answer={answer} />
}

test.each(languages)('whoever was overtaken is told so in %s, and led to the voucher as it is', (language) => {
  const { t } = i18nFor(language)
  const page = showPart(form('changed'), language)
  expect(page).toContain(t('vouchers.modal.changed'))
  expect(page).toMatch(new RegExp(`href="${pathOf('manageVoucher', language)}"[^>]*>${t('vouchers.modal.seeChanged')}`))
  expect(page).not.toContain(t('vouchers.conversion.failedTitle'))
})

test('what was not saved left the voucher as it was', () => {
  expect(showPart(form('not-saved'))).toContain('El bono sigue como estaba')
})

test('the place where waiting is told is there before anybody waits', () => {
  expect(showPart(form())).toMatch(/<div role="status"[^>]*><\/div>/)
})
