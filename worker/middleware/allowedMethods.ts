interface ApiRoute {
  method: string
  path: string
}

const patternOf = (path: string) => new RegExp(`^/api${path.replaceAll(/:\w+/g, '[^/]+')}$`)

/** Returns the methods of an API address; empty for an unknown address. */
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
