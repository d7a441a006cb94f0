const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const ENTRY = /<script[^>]* type="module" async="">([\s\S]*?)<\/script>/g
const HEAD_END = '</head>'

/**
 * A page that loads no code until it has loaded or is used (docs/decisions/foundation/page-load.md): stores its
 * module as text, with the addresses of its imports, for the starter in its head. Throws if the page differs from
 * React Router's output.
 */
export function startsLate(html: string, starter: string): string {
  const parts = [...html.matchAll(PRELOAD)].map(([, href]) => href)
  const entries = [...html.matchAll(ENTRY)]
  const [entry] = entries
  if (parts.length === 0 || !entry || entries.length > 1 || !html.includes(HEAD_END))
    throw new Error('A page has not the scripts that React Router writes.')
  const kept = `<script type="text/plain" data-late="${parts.join(' ')}">${entry[1]}</script>`
  return html
    .replace(entry[0], () => kept)
    .replaceAll(PRELOAD, '')
    .replace(HEAD_END, () => `<script>${starter}</script>${HEAD_END}`)
}
