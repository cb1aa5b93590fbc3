import { type Features, featureNames } from '#domain/site/features.ts'
import { onOff } from './field-kinds.ts'

export const featureFields = Object.fromEntries(featureNames.map((name) => [settingOf(name), onOff.optional()]))

export function featuresFrom(values: Record<string, unknown>): Features {
  const isOn = (name: keyof Features) => (values[settingOf(name)] ?? defaultFeatures[name]) === 'on'
  return Object.fromEntries(featureNames.map((name) => [name, isOn(name)])) as Features
}

function settingOf(name: keyof Features) {
  return `FEATURE_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`
}

const defaultFeatures: Record<keyof Features, 'on' | 'off'> = {
  spas: 'on',
  noSpas: 'on',
  promotions: 'on',
  treatments: 'on',
  packages: 'on',
  simpleSpas: 'off',
  redirections: 'off',
  spaRedirections: 'on',
  serviceRedirections: 'on',
  packageRedirections: 'on',
  legacyRedirections: 'on',
}
