/**
 * The mailbox that an address reaches, so that a person who may have something once doesn't have it again under another
 * spelling: in small letters, without what follows a plus sign and, where the provider doesn't count them, without the
 * dots of the name. It is compared and never written to: some server may tell such spellings apart.
 */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  const [name, domain] = [address.slice(0, at), address.slice(at + 1)]
  const untagged = name.replace(/(?<=.)\+.*/, '')
  return gmail.has(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`
}

/** One provider with two names, which delivers a name with and without dots to the same mailbox. */
const gmail = new Set(['gmail.com', 'googlemail.com'])

/**
 * Where people of all companies have their mailboxes. Whoever has a domain of their own is one house, which others
 * could fill with e-mails of ours under many names; of these one can't.
 */
const providers = [
  ...['gmail.com', 'hotmail.com', 'hotmail.es', 'outlook.com', 'outlook.es', 'outlook.pt', 'live.com', 'live.com.pt'],
  ...['msn.com', 'yahoo.com', 'yahoo.es', 'icloud.com', 'me.com', 'proton.me', 'protonmail.com', 'gmx.com', 'gmx.es'],
  ...['telefonica.net', 'movistar.es', 'orange.es', 'ono.com', 'terra.es', 'sapo.pt', 'netcabo.pt', 'mail.pt'],
  ...['iol.pt', 'clix.pt', 'andorra.ad'],
]

export const isMailProvider = (domain: string) => providers.includes(domain)
