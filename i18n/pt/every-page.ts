import campaigns from './campaigns.ts'
import catalogue from './catalogue.ts'
import errors from './errors.ts'
import map from './map.ts'
import search from './search.ts'
import shell from './shell.ts'

/** What every page says, or may say after a click. */
export default { campaigns, catalogue, errors, map, search, shell } as const
