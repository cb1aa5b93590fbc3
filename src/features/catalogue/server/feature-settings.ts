import { type Features, sitePartNames } from '#features/catalogue/rules/site-parts.ts'
import { defineSettings, onOff, setting } from '#platform/server/config/define-settings.ts'

declare module '#platform/server/config/config.ts' {
  interface Config {
    features: Features
  }
}

/** `by`: unless it is said otherwise. */
const features: Record<keyof Features, { by: 'on' | 'off'; of: string }> = {
  spas: { by: 'on', of: 'pages of places, spas and services, and the sitemap' },
  noSpas: { by: 'on', of: 'pages of places where no spa stands' },
  promotions: { by: 'on', of: "promotion pages and the home page's campaign banner" },
  treatments: { by: 'on', of: 'treatment pages' },
  packages: { by: 'on', of: 'getaway pages' },
  simpleSpas: { by: 'off', of: 'spa pages and voucher checkout in their simple layouts' },
  redirections: {
    by: 'off',
    of: 'the site only redirects: the home page aside, an address answers with its redirect or 404',
  },
  spaRedirections: { by: 'on', of: 'redirects of kind `spa`' },
  serviceRedirections: { by: 'on', of: 'redirects of kind `service`' },
  packageRedirections: { by: 'on', of: 'redirects of kind `package`' },
  legacyRedirections: { by: 'on', of: 'redirects of kind `legacy`' },
}

export const featureSettings = defineSettings({
  chapter: 'Parts of the site',
  fields: Object.fromEntries(
    sitePartNames.map((name) => [settingOf(name), setting(onOff.default(features[name].by), features[name].of)]),
  ),
  config: (values) => {
    const isOn = (name: keyof Features) => values[settingOf(name)] === 'on'
    return { features: Object.fromEntries(sitePartNames.map((name) => [name, isOn(name)])) as Features }
  },
})

function settingOf(name: keyof Features) {
  return `FEATURE_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`
}
