import type { Purpose } from './stored.ts'

/** Every service and its purpose. Those that are necessary are always on; the others are off until somebody says yes. */
export const consentServices = {
  consent: 'necessary',
  'booking-session': 'necessary',
  'web-analytics': 'analytics',
  'privacy-analytics': 'analytics',
  'marketing-automation': 'analytics',
  'session-recording': 'analytics',
  'tag-manager': 'styling',
  'social-ads': 'marketing',
  'affiliate-one': 'marketing',
  'affiliate-two': 'marketing',
} as const satisfies Record<string, Purpose>

export type ConsentService = keyof typeof consentServices
type ServiceFor<P extends Purpose> = {
  [Service in ConsentService]: (typeof consentServices)[Service] extends P ? Service : never
}[ConsentService]
type RequiredService = ServiceFor<'necessary'>
export type OptionalService = Exclude<ConsentService, RequiredService>

const all = Object.keys(consentServices) as ConsentService[]

export const servicesFor = (purpose: Purpose): ConsentService[] =>
  all.filter((service) => consentServices[service] === purpose)

export const isOptional = (service: string): service is OptionalService =>
  Object.hasOwn(consentServices, service) && consentServices[service as ConsentService] !== 'necessary'

export const optionalServices: readonly OptionalService[] = all.filter(isOptional)

/** What is kept there only for who has agreed to the service. */
export const optionalItems = {
  'calmaria.recording': { service: 'session-recording', where: 'local' },
} as const satisfies Record<string, { service: OptionalService; where: 'session' | 'local' }>
export type OptionalItem = keyof typeof optionalItems
