import type { Config } from '@react-router/dev/config'
import { writeLanguageManifests } from './scripts/language-manifests.ts'

export default {
  appDirectory: 'src',
  ssr: true,
  serverModuleFormat: 'esm',
  // There are two: `index.js`, and `start.js` which listens.
  serverBuildFile: '[name].js',
  // All routes are known at once: a few dozen patterns in one cached file, instead of a question per page about its links.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => writeLanguageManifests(`${reactRouterConfig.buildDirectory}/client/assets`),
  // Its own check compares with the address it sees, which behind a proxy that ends TLS is another: `guardForms` checks.
  allowedActionOrigins: ['**'],
} satisfies Config
