import campaigns from '#features/catalogue/messages/pt/campaigns.ts'
import catalogue from '#features/catalogue/messages/pt/catalogue.ts'
import search from '#features/search/messages/pt/search.ts'
import errors from '#platform/i18n/messages/pt/errors.ts'
import map from '#platform/i18n/messages/pt/map.ts'
import shell from '#platform/i18n/messages/pt/shell.ts'
import { namespaces } from './namespaces.ts'

/** What every page says, or may say after a click. */
export default { campaigns, catalogue, errors, map, search, shell } as const

/** What other pages say comes with them. */
export { namespaces }
