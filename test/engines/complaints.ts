import type { WebDriver } from 'selenium-webdriver'

/** Kept over the documents of a walk. */
const KEPT_AS = 'engines.complaints'

/** What a page complains of from now on; a document that listens already goes on as it was. */
const LISTEN = `
  if (window.tellsComplaints) return
  window.tellsComplaints = true
  const keep = (text) => {
    const kept = JSON.parse(sessionStorage.getItem('${KEPT_AS}') ?? '[]')
    sessionStorage.setItem('${KEPT_AS}', JSON.stringify([...kept, text]))
  }
  for (const kind of ['error', 'warn']) {
    const said = console[kind]
    console[kind] = (...parts) => {
      keep(parts.map(String).join(' '))
      said.apply(console, parts)
    }
  }
  addEventListener('error', ({ message }) => keep(message))
  addEventListener('unhandledrejection', ({ reason }) => keep(String(reason)))
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    keep('Blocked by ' + effectiveDirective + ': ' + blockedURI))`

/** Has the document that is open keep its errors and warnings: WebDriver does not tell what stands in the console. */
export const listenForComplaints = (driver: WebDriver): Promise<void> =>
  driver.executeScript<void>(LISTEN)

/** The errors and warnings that were kept since the last time. */
export const takeComplaints = (driver: WebDriver): Promise<string[]> =>
  driver.executeScript<string[]>(
    `const kept = JSON.parse(sessionStorage.getItem('${KEPT_AS}') ?? '[]')
     sessionStorage.removeItem('${KEPT_AS}')
     return kept`,
  )
