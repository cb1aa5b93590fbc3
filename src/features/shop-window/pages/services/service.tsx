import { fromHome } from '#features/catalogue/server/breadcrumbs.ts'
import { openLanding } from '#features/catalogue/server/reader.ts'
import { breadcrumbList } from '#features/catalogue/server/structured-data/list-page.ts'
import { describeService } from '#features/shop-window/server/service/describe-service.ts'
import { serviceData } from '#features/shop-window/server/structured-data/service-data.ts'
import { pageMeta } from '#platform/ui/seo/page-meta.ts'
import { notFound } from '#platform/ui/shell/not-found.ts'
import type { Route } from './+types/service'
import { ServicePage } from './service-page.tsx'

const askedIn = ({ searchParams }: URL) => ({ pax: searchParams.get('pax'), date: searchParams.get('date') })

export function loader(args: Route.LoaderArgs) {
  const { services, reader, landing } = openLanding(args, 'service')
  const { config } = services
  const service = describeService(reader, landing.uuid, config, askedIn(args.url))
  if (!service) throw notFound()
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
