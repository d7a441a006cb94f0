import type { PublicSettings } from '#domain/settings/settings.ts'

const isPresent = (url: string) =>
  [...document.scripts].some((script) => script.src === new URL(url, location.href).href)

/** Preloads the tag manager's script, then loads it async or deferred, unless its init mode is manual (spec §1). */
export function loadTagManager({ tagManager }: PublicSettings): void {
  const { url, strategy, init } = tagManager
  if (url === '' || init === 'manual' || isPresent(url)) return
  const preload = document.createElement('link')
  Object.assign(preload, { rel: 'preload', as: 'script', href: url })
  const script = document.createElement('script')
  // A script made by a script is async unless told otherwise; deferred ones keep their order.
  script.async = strategy === 'async'
  script.defer = strategy === 'defer'
  script.src = url
  document.head.append(preload, script)
}
