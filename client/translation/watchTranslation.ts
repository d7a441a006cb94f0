/** Loads what keeps a translated page right with the first text that a translator replaces; until then nothing fails. */
export function watchTranslation(): void {
  const prototype = Node.prototype
  const { removeChild, insertBefore } = prototype
  const isGone = (node: Node | null, parent: Node) =>
    node instanceof Text && node.parentNode !== parent
  prototype.removeChild = function removeIfHere<Child extends Node>(child: Child): Child {
    return isGone(child, this) ? child : (removeChild.call(this, child) as Child)
  }
  prototype.insertBefore = function insertIfHere<Child extends Node>(
    child: Child,
    before: Node | null,
  ): Child {
    return insertBefore.call(this, child, isGone(before, this) ? null : before) as Child
  }
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
