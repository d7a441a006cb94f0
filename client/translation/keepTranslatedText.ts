/** The element that browser translators put in place of a text node. */
const WRAPPER = 'FONT'
/** A sentence is translated as a whole: where one of its texts changes, all of them are translated again. */
const SENTENCE =
  'p,li,td,th,dd,dt,h1,h2,h3,h4,label,button,a,legend,summary,figcaption,caption,output,div'

/** The element that a translator put in place of a text node, and vice versa. */
const wrapperOf = new WeakMap<Text, Element>()
const textIn = new WeakMap<Element, Text>()

let observer: MutationObserver | null = null

/** The outermost wrapper of a text that was moved into one. */
function outermost(text: Text): Element | null {
  let wrapper: Element | null = null
  for (let up = text.parentElement; up?.nodeName === WRAPPER; up = up.parentElement) wrapper = up
  return wrapper
}

/** Records which wrapper stands for a text that was taken out of the page. */
function pair(text: Text, wrapper: Element): void {
  wrapperOf.set(text, wrapper)
  textIn.set(wrapper, text)
  // The text is out of the page, but React continues to write to it.
  observer?.observe(text, { characterData: true })
}

function read(records: readonly MutationRecord[]): void {
  const added = new Set<Node>()
  for (const { addedNodes } of records)
    for (const node of addedNodes) if (node.nodeName === WRAPPER) added.add(node)
  for (const record of records) {
    if (record.type === 'characterData') {
      if (record.target instanceof Text && !record.target.isConnected)
        restoreSentence(record.target)
      continue
    }
    if (added.size === 0) continue
    const near = [...record.addedNodes, record.previousSibling, record.nextSibling]
    const wrapper = near.find(
      (node): node is Element => node instanceof Element && added.has(node) && !textIn.has(node),
    )
    for (const node of record.removedNodes)
      if (node instanceof Text && !node.isConnected && wrapper) pair(node, wrapper)
  }
}

/** Restores a text in place of its wrapper. */
function restore(text: Text): void {
  const wrapper = wrapperOf.get(text)
  wrapperOf.delete(text)
  if (!wrapper) return
  textIn.delete(wrapper)
  wrapper.replaceWith(text)
}

/**
 * Restores a changed text, and those translated with it. The translator then reads them again by
 * itself.
 */
function restoreSentence(text: Text): void {
  const wrapper = wrapperOf.get(text)
  const sentence = wrapper?.parentElement?.closest(SENTENCE) ?? null
  restore(text)
  for (const one of sentence?.querySelectorAll(WRAPPER) ?? []) {
    const other = textIn.get(one)
    if (other) restore(other)
  }
}

/** The element that replaces a child of React's in its parent. */
function standIn(child: Node, parent: Node): Node | null {
  if (child.parentNode === parent) return child
  if (!(child instanceof Text)) return null
  const wrapper = wrapperOf.get(child) ?? outermost(child)
  return wrapper?.parentNode === parent ? wrapper : null
}

/** Reads what happened since the observer was last called. */
function catchUp(): void {
  const records = observer?.takeRecords() ?? []
  if (records.length > 0) read(records)
}

const originalOf = <Name extends keyof TreeMethods>(name: Name): TreeMethods[Name] =>
  Reflect.get(Node.prototype, name)

/** The methods that are replaced, each called on the node that it was called on. */
interface TreeMethods {
  removeChild: (this: Node, child: Node) => Node
  insertBefore: (this: Node, child: Node, before: Node | null) => Node
}

/**
 * Keeps a page correct that a browser translates while it changes. Translators replace text nodes
 * by elements, but React continues to write to the nodes: figures would stay outdated, and removing
 * a node would end the page with an error (facebook/react#11538). Here a changed text replaces its
 * translation, for the translator to read again, and React's removals and insertions are redirected
 * to the current nodes. `seen` are the records that `watcher` collected before this was loaded.
 * Idempotent.
 */
export function keepTranslatedText(
  seen: MutationRecord[] = [],
  watcher: MutationObserver | null = null,
): void {
  if (observer) return
  observer = new MutationObserver(read)
  observer.observe(document, { childList: true, subtree: true })
  seen.push(...(watcher?.takeRecords() ?? []))
  watcher?.disconnect()
  read(seen)
  // Changes in between are unknown, so these texts are translated again.
  for (const { removedNodes } of seen)
    for (const node of removedNodes) if (node instanceof Text) restore(node)
  const original: TreeMethods = {
    removeChild: originalOf('removeChild'),
    insertBefore: originalOf('insertBefore'),
  }
  Node.prototype.removeChild = function removeChildInPlace<Child extends Node>(
    child: Child,
  ): Child {
    if (child.parentNode === this) return original.removeChild.call(this, child) as Child
    catchUp()
    const inPlace = standIn(child, this)
    if (inPlace) original.removeChild.call(this, inPlace)
    else if (!(child instanceof Text)) return original.removeChild.call(this, child) as Child
    return child
  }
  Node.prototype.insertBefore = function insertInPlace<Child extends Node>(
    child: Child,
    before: Node | null,
  ): Child {
    if (before === null || before.parentNode === this)
      return original.insertBefore.call(this, child, before) as Child
    catchUp()
    const inPlace = standIn(before, this)
    if (inPlace || !(before instanceof Text))
      return original.insertBefore.call(this, child, inPlace ?? before) as Child
    return original.insertBefore.call(this, child, null) as Child
  }
}
