import type { OrganizationLeaf, SearchAction, WebSite, WithActionConstraints } from 'schema-dts'
import type { Language } from '#platform/i18n/languages.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { type PictureWidth, pictureUrl } from '#platform/pictures/picture-url.ts'
import type { Config } from '#platform/server/config/config.ts'

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

/** What a page says to machines in the words of schema.org: plain data, for `pageMeta`. */
export type StructuredData = { [name: string]: Value }
type Value = string | number | boolean | null | undefined | Value[] | { [name: string]: Value }

const socialWidth: PictureWidth = 1280

/** Machines read the pages elsewhere: every address is whole. */
export const wholePicture = (publicUrl: string, file: string) => publicUrl + pictureUrl(file, socialWidth, 'jpg')

/** Schema.org writes money as people do, with a point. */
export const decimal = (cents: number) => (cents / 100).toFixed(2)
