import { describe, expect, it } from 'vitest'
import { startsLate } from './startLate.ts'

const HTML =
  '<html><head><link rel="preload" href="/a.woff2"/><link rel="modulepreload" href="/assets/a.js" nonce="x"/>' +
  '<link rel="modulepreload" href="/assets/b.js" nonce="x"/></head><body><p>$& text</p>' +
  '<script nonce="x">window.__reactRouterContext = 1</script>' +
  '<script nonce="x" type="module" async="">import "/assets/a.js";\n"$&"</script>' +
  '<script nonce="x">window.__reactRouterContext.close()</script></body></html>'

describe('a page with a late start', () => {
  it('keeps its module as text with its imports, and everything else unchanged', () => {
    expect(startsLate(HTML, 'start("$&")')).toBe(
      '<html><head><link rel="preload" href="/a.woff2"/><script>start("$&")</script></head><body><p>$& text</p>' +
        '<script nonce="x">window.__reactRouterContext = 1</script>' +
        '<script type="text/plain" data-late="/assets/a.js /assets/b.js">import "/assets/a.js";\n"$&"</script>' +
        '<script nonce="x">window.__reactRouterContext.close()</script></body></html>',
    )
  })

  it.each([
    ['no module', HTML.replace('type="module"', 'type="text/plain"')],
    [
      'two modules',
      HTML.replaceAll('<script nonce="x">', '<script nonce="x" type="module" async="">'),
    ],
    ['nothing that is loaded ahead', HTML.replaceAll('modulepreload', 'preload')],
    ['no head', HTML.replace('</head>', '')],
  ])('is refused with %s', (_why, html) => {
    expect(() => startsLate(html, '')).toThrow(/scripts that React Router writes/)
  })
})
