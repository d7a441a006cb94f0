import { germanWords } from '#content/translations/german.ts'
import { translationTimes } from './translationTimes.ts'

/** The text itself is English; of these languages some words are known (Foundation 3). */
const DICTIONARIES: Readonly<Record<string, () => ReadonlyMap<string, string>>> = {
  de: germanWords,
}

const ATTRIBUTES = ['aria-label', 'placeholder', 'title', 'alt'] as const
const LEFT_ALONE = 'script, style, textarea, [contenteditable], [translate=no]'

function translateText(node: Node, words: ReadonlyMap<string, string>, language: string): void {
  const text = node.nodeValue ?? ''
  const translated = words.get(text.trim())
  const parent = node.parentElement
  if (translated === undefined || !parent || parent.closest(LEFT_ALONE)) return
  node.nodeValue = text.replace(text.trim(), () => translated)
  // Screen readers use the text's own language, if the element has no other text.
  if (parent.childNodes.length === 1) parent.lang = language
}

function translateDocument(words: ReadonlyMap<string, string>, language: string): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) translateText(texts.currentNode, words, language)
  for (const name of ATTRIBUTES) {
    for (const element of document.querySelectorAll(`[${name}]`)) {
      const translated = words.get(element.getAttribute(name) ?? '')
      if (translated !== undefined) element.setAttribute(name, translated)
    }
  }
}

/** Translates known texts to a language, after each navigation and each change of the document. */
export function keepTranslated(language: string): void {
  const words = DICTIONARIES[language]?.()
  if (!words) return
  const times = translationTimes(() => translateDocument(words, language))
  new MutationObserver(times.changed).observe(document.documentElement, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: [...ATTRIBUTES],
  })
  const { navigation } = window as { navigation?: EventTarget }
  navigation?.addEventListener('navigatesuccess', times.navigated)
  window.addEventListener('popstate', times.navigated)
  times.navigated()
}
