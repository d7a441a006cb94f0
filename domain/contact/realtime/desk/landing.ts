/** A visitor's traffic source (Foundation 10, Contact 5). */
export interface Landing {
  source: 'ads' | 'organic'
  path: string
  terms: { utm_term: string | null; utm_source: string | null }
}

/** The landing by the address of the first page: from ads when it carries gads_search, utm_source or utm_term. */
export function landingOf(path: string, query: { get: (name: string) => string | null }): Landing {
  const utm_term = query.get('utm_term')
  const utm_source = query.get('utm_source')
  const isFromAds = [utm_term, utm_source, query.get('gads_search')].some((value) => value !== null)
  return { source: isFromAds ? 'ads' : 'organic', path, terms: { utm_term, utm_source } }
}
