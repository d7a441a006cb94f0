import { ORIGIN_MARK, SITE_NAME } from '#content/site.ts'
import type { SchemaNode } from '#content/structuredData/nodes.ts'

/** Parts of a page's head that only the Worker knows. */
export interface PageFacts {
  /** This response's nonce. */
  nonce: string
  /** The page's canonical address, without query. */
  address: string
  /** The page's share picture. */
  pictureUrl: string
  isFound: boolean
  /** Further structured data of the page. */
  data: readonly SchemaNode[]
}

/** Marks elements added here, so that a prerendered page gets its own and not those of its build. */
const MARK = 'data-site'

const attribute = (text: string) => text.trim().replaceAll('"', '&quot;')

/**
 * Completes a page's head: the nonce for style sheets that scripts add, deferred scripts and, for indexed pages, the
 * canonical address and share data. Texts are copied from the page as written there, entities included.
 */
export class PageHead {
  readonly #facts: PageFacts
  #title = ''
  #description = ''
  #data = ''
  #isFindable: boolean

  constructor(facts: PageFacts) {
    this.#facts = facts
    this.#isFindable = facts.isFound
  }

  rewriter(): HTMLRewriter {
    return new HTMLRewriter()
      .on(`[${MARK}]`, { element: (old) => void old.remove() })
      .on('head > title', { text: ({ text }) => void (this.#title += text) })
      .on('head > meta[name="description"]', {
        element: (meta) => void (this.#description = meta.getAttribute('content') ?? ''),
      })
      .on('script[type="application/ld+json"]', {
        text: (chunk) => this.#completeData(chunk),
      })
      .on('head > meta[name="robots"]', { element: () => void (this.#isFindable = false) })
      .on('link[rel="modulepreload"]', {
        element: (link) => void link.setAttribute('fetchpriority', 'low'),
      })
      .on('head', {
        element: (head) => head.onEndTag((end) => void end.before(this.#tags(), { html: true })),
      })
  }

  /** Structured data needs absolute addresses; a text may arrive in several chunks. */
  #completeData(chunk: Text): void {
    this.#data += chunk.text
    if (!chunk.lastInTextNode) {
      chunk.remove()
      return
    }
    chunk.replace(this.#withOrigin(this.#data), { html: true })
    this.#data = ''
  }

  #withOrigin(text: string): string {
    return text.replaceAll(ORIGIN_MARK, new URL(this.#facts.address).origin)
  }

  /** Only our own texts: they cannot close the element. */
  #dataTags(): string {
    return this.#facts.data
      .map((node) => this.#withOrigin(JSON.stringify(node)))
      .map((text) => `<script type="application/ld+json" ${MARK}>${text}</script>`)
      .join('')
  }

  #tags(): string {
    const { nonce } = this.#facts
    const forScripts = `<meta property="csp-nonce" nonce="${attribute(nonce)}" ${MARK}>`
    return this.#isFindable && this.#title ? forScripts + this.#shareTags() : forScripts
  }

  #shareTags(): string {
    const { address, pictureUrl } = this.#facts
    const shown = {
      'og:site_name': SITE_NAME,
      'og:type': 'website',
      'og:locale': 'en_US',
      'og:url': address,
      'og:title': this.#title,
      'og:description': this.#description,
      'og:image': pictureUrl,
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    }
    const metas = Object.entries(shown)
      .filter(([, content]) => content !== '')
      .map(([name, content]) => {
        return `<meta property="${name}" content="${attribute(content)}" ${MARK}>`
      })
    return `<link rel="canonical" href="${attribute(address)}" ${MARK}>${metas.join('')}${this.#dataTags()}`
  }
}
