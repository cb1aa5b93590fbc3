export const contactRoutes = {
  contact: 'features/contact/pages/contact.tsx',
  contactSent: 'features/contact/pages/sent.tsx',
  areYouASpa: 'features/contact/pages/are-you-a-spa.tsx',
  applicationSent: 'features/contact/pages/sent.tsx',
}
