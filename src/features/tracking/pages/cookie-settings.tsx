import '#features/tracking/ui/consent/consent.css'
import { useEffect } from 'react'
import { data, Form, redirect } from 'react-router'
import { choiceIn, choiceToSet, chosenBy } from '#features/tracking/rules/consent/choice.ts'
import { recordChoice } from '#features/tracking/server/consent/record-choice.ts'
import { consent } from '#features/tracking/ui/consent/consent.ts'
import { SettingsButtons, SettingsFields } from '#features/tracking/ui/consent/settings-fields.tsx'
import { dayFormats } from '#platform/i18n/format.ts'
import { languageOf } from '#platform/i18n/languages.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { servicesContext, visitorContext } from '#platform/server/http/context.ts'
import { guardWrite } from '#platform/server/http/guards/guard-write.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { wallClock } from '#platform/time/dates.ts'
import { Anchor } from '#platform/ui/anchor.tsx'
import { Banner } from '#platform/ui/banner.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { pageMeta } from '#platform/ui/seo/page-meta.ts'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import type { Route } from './+types/cookie-settings'

/** The same choice as in the dialog, for who has no script, on a page of its own. */
export function loader({ request, url, context }: Route.LoaderArgs) {
  const { clock } = context.get(servicesContext)
  const choice = choiceIn(request.headers.get('Cookie'), clock.now())
  return {
    title: i18nFor(languageOf(url.pathname)).t('consent.settingsTitle'),
    choice,
    chosenOn: choice && wallClock(choice.at, 'Europe/Madrid').day,
    isSaved: url.searchParams.has('saved'),
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const choice = chosenBy(new URLSearchParams(await request.text()), services.clock.now())
  if (!choice) return data({}, { status: 400 })
  const { address } = context.get(visitorContext)
  // The choice holds even if its proof can't be kept.
  await guardWrite(context, 'consent', () =>
    recordChoice(services, choice, { language: languageOf(url.pathname), address }),
  )
  const isSecure = services.config.publicUrl.startsWith('https:')
  throw redirect(`${url.pathname}?saved`, { status: 303, headers: { 'Set-Cookie': choiceToSet(choice, isSecure) } })
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: loaderData?.title, isPrivate: true })

export default function CookieSettings({ loaderData: { choice, chosenOn, isSaved } }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { language } = useFrame()
  useEffect(() => {
    if (choice) consent.readAgain()
  }, [choice])
  return (
    <div className="wrap help-page consent-page">
      <h1>{t('consent.settingsTitle')}</h1>
      <p className="lead">{t('consent.settingsText')}</p>
      {isSaved && <Banner kind="ok">{t('consent.saved')}</Banner>}
      {chosenOn && !isSaved && (
        <p className="soft">{t('consent.chosenOn', { day: dayFormats.long(chosenOn, language) })}</p>
      )}
      <Form method="post" key={JSON.stringify(choice)}>
        <SettingsFields choice={choice} />
        <SettingsButtons />
      </Form>
      <p>
        <Anchor className="link" href={pathOf('cookies', language)}>
          {t('consent.policy')}
        </Anchor>
      </p>
    </div>
  )
}
