import type { OrganizationLeaf, SearchAction, WebSite, WithActionConstraints } from 'schema-dts'
import type { Language } from '#platform/i18n/languages.ts'
import { pathOf } from '#platform/pages/paths.ts'
import type { Config } from '#platform/server/config/config.ts'
import type { StructuredData } from './structured-data.ts'

export type Settings = Pick<Config, 'publicUrl' | 'site' | 'languages'>

/** The site and its search, for the home page. */
export function webSite({ publicUrl, site }: Settings, language: Language): StructuredData {
  const search = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}${pathOf('search', language)}?q={words}` },
    'query-input': 'required name=words',
  } satisfies WithActionConstraints<SearchAction>
  return {
    '@type': 'WebSite',
    '@id': `${publicUrl}/#website`,
    url: publicUrl + pathOf('home', language),
    name: site.brand,
    inLanguage: language,
    publisher: { '@id': organizationId(publicUrl) },
    potentialAction: search,
  } satisfies WebSite
}

export function organization({ publicUrl, site, languages }: Settings, language: Language): StructuredData {
  return {
    '@type': 'Organization',
    '@id': organizationId(publicUrl),
    name: site.brand,
    legalName: site.company.name,
    taxID: site.company.taxId,
    url: `${publicUrl}/`,
    logo: `${publicUrl}/favicon.svg`,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: site.supportEmail[language],
      telephone: site.supportPhone,
      availableLanguage: [...languages],
    },
  } satisfies OrganizationLeaf
}

/** Who sells, on other pages. */
export const seller = ({ publicUrl, site }: Settings) =>
  ({ '@type': 'Organization', '@id': organizationId(publicUrl), name: site.brand }) satisfies OrganizationLeaf

const organizationId = (publicUrl: string) => `${publicUrl}/#organization`
