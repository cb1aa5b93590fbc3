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
