const isPresent = (url: string) =>
  [...document.scripts].some((script) => script.src === new URL(url, location.href).href)

/** Preloads a script, then loads it async or deferred, once. */
export function loadScript(url: string, strategy: 'async' | 'defer' = 'async'): void {
  if (isPresent(url)) return
  const preload = document.createElement('link')
  Object.assign(preload, { rel: 'preload', as: 'script', href: url })
  const script = document.createElement('script')
  // A script made by a script is async unless told otherwise; deferred ones keep their order.
  script.async = strategy === 'async'
  script.defer = strategy === 'defer'
  script.src = url
  document.head.append(preload, script)
}
