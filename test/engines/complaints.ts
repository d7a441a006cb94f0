import type { WebDriver } from 'selenium-webdriver'

/** Survives navigation between the documents of a test. */
const KEPT_AS = 'engines.complaints'

/**
 * Records a page's errors and warnings from now on; has no effect on a document that already does.
 */
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

/** Makes the open document store its errors and warnings, as WebDriver cannot read the console. */
export const listenForComplaints = (driver: WebDriver): Promise<void> =>
  driver.executeScript<void>(LISTEN)

/** The errors and warnings stored since the last call. */
export const readComplaints = (driver: WebDriver): Promise<string[]> =>
  driver.executeScript<string[]>(
    `const kept = JSON.parse(sessionStorage.getItem('${KEPT_AS}') ?? '[]')
     sessionStorage.removeItem('${KEPT_AS}')
     return kept`,
  )
