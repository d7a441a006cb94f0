import { ORIGIN_MARK, SITE_NAME } from '#content/site.ts'
import type { SchemaNode } from '#content/structuredData/nodes.ts'

/** What of a page's head only the Worker knows. */
export interface PageFacts {
  /** This answer's nonce. */
  nonce: string
  /** The page's one public address, without query. */
  address: string
  /** The picture that stands for the page where it is shared. */
  pictureUrl: string
  isFound: boolean
  /** What the page says to machines, beside what it says itself. */
  data: readonly SchemaNode[]
}

/** Marks what was added here, so that a page kept as a file gets its own facts and not those of its build. */
const MARK = 'data-site'

const attribute = (text: string) => text.trim().replaceAll('"', '&quot;')

/**
 * Completes a page's head: the nonce for style sheets that scripts add, scripts that are asked for after what is seen
 * first needs, and for pages that may be found by search the canonical address and what is shown where the page is
 * shared. Texts are taken from the page as they are written there, entities included.
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

  /** What a page says to machines has whole addresses; a text may come in several chunks. */
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

  /** Our own words only: nothing in them could end the element. */
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
