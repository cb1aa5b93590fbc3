import campaigns from '#features/catalogue/messages/es/campaigns.ts'
import catalogue from '#features/catalogue/messages/es/catalogue.ts'
import search from '#features/search/messages/es/search.ts'
import errors from '#platform/i18n/messages/es/errors.ts'
import map from '#platform/i18n/messages/es/map.ts'
import shell from '#platform/i18n/messages/es/shell.ts'
import { namespaces } from './namespaces.ts'

/** What every page says, or may say after a click. */
export default { campaigns, catalogue, errors, map, search, shell } as const

/** What other pages say comes with them. */
export { namespaces }
