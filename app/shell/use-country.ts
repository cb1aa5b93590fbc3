import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { countryFromQuery } from '#domain/site/country.ts'
import type { PageFrame } from '#domain/site/page-frame.ts'

const storageKey = 'calmaria.country'

/**
 * Spec 2.6: `?country=` selects the country. It is kept in the browser and never changes what the server renders; on
 * purchase pages nothing is remembered. A place that the visitor picks is another address, without the parameter.
 */
export function useCountryFromAddress({ countries }: PageFrame) {
  const { search } = useLocation()
  useEffect(() => {
    const country = countryFromQuery(new URLSearchParams(search).get('country'), countries)
    if (country) remember(country)
  }, [search, countries])
}

function remember(country: string) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ country, since: Date.now() }))
  } catch (error) {
    // Spec 8: storage that can't be reached is a warning, not an error.
    console.warn('The country could not be remembered', error)
  }
}
