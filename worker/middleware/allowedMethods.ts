interface ApiRoute {
  method: string
  path: string
}

const patternOf = (path: string) => new RegExp(`^/api${path.replaceAll(/:\w+/g, '[^/]+')}$`)

/** Tells the methods that an address of the API takes; none where there is nothing. */
export function allowedMethods(routes: readonly ApiRoute[]): (path: string) => string[] {
  const endpoints = routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => ({ method, pattern: patternOf(path) }))
  return (path) => {
    const here = endpoints.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
    const methods = new Set(here)
    if (methods.has('GET')) methods.add('HEAD')
    return [...methods].toSorted()
  }
}
