/** Loads what keeps a translated page right with the first text that a translator replaces; until then nothing fails. */
export function watchTranslation(): void {
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function removeIfHere<Child extends Node>(child: Child): Child {
    const isGone = child instanceof Text && child.parentNode !== this
    return isGone ? child : (removeChild.call(this, child) as Child)
  }
  Node.prototype.insertBefore = function insertIfHere<Child extends Node>(
    child: Child,
    before: Node | null,
  ): Child {
    const isGone = before instanceof Text && before.parentNode !== this
    return insertBefore.call(this, child, isGone ? null : before) as Child
  }
  const seen: MutationRecord[] = []
  const load = async (): Promise<void> => {
    const { keepTranslatedText } = await import('./keepTranslatedText.ts')
    seen.push(...observer.takeRecords())
    observer.disconnect()
    keepTranslatedText(seen)
  }
  const observer = new MutationObserver((records) => {
    const isFirst = seen.length === 0
    const isTranslated = ({ addedNodes }: MutationRecord) =>
      [...addedNodes].some(({ nodeName }) => nodeName === 'FONT')
    if (isFirst && !records.some(isTranslated)) return
    seen.push(...records)
    if (isFirst) void load()
  })
  observer.observe(document, { childList: true, subtree: true })
}
