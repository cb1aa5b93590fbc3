import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  serverModuleFormat: 'esm',
  // All routes are known at once: a few dozen patterns in one cached file, instead of a question per page about its links.
  routeDiscovery: { mode: 'initial' },
  // Its own check compares with the address it sees, which behind a proxy that ends TLS is another: `guardForms` checks.
  allowedActionOrigins: ['**'],
} satisfies Config
