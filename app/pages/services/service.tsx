import { pageMeta } from '#app/seo/page-meta.ts'
import { fromHome } from '#server/catalogue/pages/breadcrumbs.ts'
import { describeService } from '#server/catalogue/pages/describe-service.ts'
import { landingAt, readerOf } from '#server/catalogue/reader.ts'
import { servicesContext } from '#server/http/context.ts'
import { breadcrumbList } from '#server/seo/structured-data/breadcrumb-list.ts'
import { serviceData } from '#server/seo/structured-data/service-data.ts'
import { notFound } from '../errors/not-found.ts'
import type { Route } from './+types/service'
import { ServicePage } from './service-page.tsx'

const askedIn = ({ searchParams }: URL) => ({ pax: searchParams.get('pax'), date: searchParams.get('date') })

export function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const reader = readerOf(services, url)
  const landing = landingAt(reader, url.pathname, 'service')
  const service = landing && describeService(reader, landing.uuid, services.config, askedIn(url))
  if (!service) throw notFound()
  const { config } = services
  const structured = [
    serviceData(reader, service.uuid, config),
    breadcrumbList(fromHome(reader.language, service.crumbs), config.publicUrl),
  ]
  return { service, structured, language: reader.language }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(matches, {
        title: `${loaderData.service.name}, ${loaderData.service.spa.name}`,
        description: loaderData.service.meta,
        image: loaderData.service.photos[0]?.file,
        structured: loaderData.structured,
      })
    : []

export default function Service({ loaderData: { service, language } }: Route.ComponentProps) {
  // Another service, or another party asked for, is chosen anew.
  return <ServicePage key={`${service.uuid} ${service.party.asked}`} service={service} language={language} />
}
