import '#app/styles/consent.css'
import { useEffect } from 'react'
import { data, Form, redirect } from 'react-router'
import { consent } from '#app/consent/consent.ts'
import { SettingsButtons, SettingsFields } from '#app/consent/settings-fields.tsx'
import { useTranslation } from '#app/i18n.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import { useFrame } from '#app/shell/use-frame.ts'
import { Anchor } from '#app/ui/anchor.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { choiceIn, choiceToSet, chosenBy } from '#domain/consent/choice.ts'
import { wallClock } from '#domain/dates.ts'
import { languageOf } from '#domain/site/languages.ts'
import { dayFormats } from '#i18n/format.ts'
import { pathOf } from '#i18n/paths.ts'
import { recordChoice } from '#server/consent/record-choice.ts'
import { servicesContext, visitorContext } from '#server/http/context.ts'
import { guardWrite } from '#server/http/guards/guard-write.ts'
import { i18nFor } from '#server/i18n.ts'
import type { Route } from './+types/page'

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
