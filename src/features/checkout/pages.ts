const namespaces = {
  purchases: { es: () => import('./messages/es/purchases.ts'), pt: () => import('./messages/pt/purchases.ts') },
}

export const checkoutPages = { namespaces }

declare module '#platform/pages/namespaces.ts' {
  interface Namespaces extends Readonly<typeof namespaces> {}
}
