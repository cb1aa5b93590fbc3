import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Translate } from '#platform/i18n/translate.ts'
import { Trans, TranslationProvider } from './i18n.tsx'

const shown = (sentence: string) => {
  const t: Translate = () => sentence
  return renderToStaticMarkup(
    <TranslationProvider messages={{ t }}>
      <Trans i18nKey="shell.skipToContent" components={{ em: <em className="soft" /> }} />
    </TranslationProvider>,
  )
}

test.each([
  ['Respira. <em>Ya has llegado</em>.', 'Respira. <em class="soft">Ya has llegado</em>.'],
  ['<em>Hoy</em>, nada <em>urgente</em>', '<em class="soft">Hoy</em>, nada <em class="soft">urgente</em>'],
  ['Sin marcas', 'Sin marcas'],
  ['2 < 3', '2 &lt; 3'],
  ['<script>alert(1)</script>fin', 'fin'],
])('%s', (sentence, markup) => {
  expect(shown(sentence)).toBe(markup)
})
