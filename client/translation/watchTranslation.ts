/** Loads keepTranslatedText when a translator replaces the first text. */
export function watchTranslation(): void {
  const seen: MutationRecord[] = []
  const observer = new MutationObserver((records) => {
    const isFirst = !seen[0]
    if (isFirst && !records.some(({ addedNodes }) => addedNodes[0]?.nodeName === 'FONT')) return
    seen.push(...records)
    if (isFirst)
      void import('./keepTranslatedText.ts').then(({ keepTranslatedText }) =>
        keepTranslatedText(seen, observer),
      )
  })
  observer.observe(document, { childList: true, subtree: true })
}
