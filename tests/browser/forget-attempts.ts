import { ask } from './vouchers.ts'

/** All tests come from one address, and what it has tried in a run just before this one would count still. */
export default () => ask('truncate rate_limits')
