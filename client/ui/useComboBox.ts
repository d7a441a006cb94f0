import {
  useEffect,
  useRef,
  useState,
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
} from 'react'
import { afterPointerUp, trackPointer } from './afterPointerUp.ts'
import { matchingItems, namedItem, typedChoice, type TypedItem } from './typedChoice.ts'
import { isComposing } from './isComposing.ts'

interface ComboBoxChoice<Item extends TypedItem> {
  items: readonly Item[]
  /** Loads the same items with all their other names, once the field is used. */
  loadWords: (() => Promise<readonly Item[]>) | undefined
  value: string | null
  /**
   * null for an emptied field, or with `unknown` for text that matches no item and stays in the
   * field.
   */
  onChange: (id: string | null, unknown?: string) => void
  onBlur: (() => void) | undefined
  /** Opens the list on focus. */
  opensOnFocus: boolean
}

/** The item that a text selects; null for none. */
type Find = (items: readonly TypedItem[], text: string) => string | null

/** The active item; -1 for none. */
const NONE = -1

/**
 * The behavior of a field with a list, by the combobox pattern of WAI-ARIA: typed text narrows the
 * list, the arrows move in it, Enter and Tab select, Escape restores the choice. On blur, text
 * selects an item if it is its name or the beginning of only one, which the list shows then; other
 * text stays, and the field asks. Autofilled text selects at once, by the whole name.
 */
export function useComboBox<Item extends TypedItem>(choice: ComboBoxChoice<Item>) {
  const { value, onChange } = choice
  const [typed, setTyped] = useState<string | null>(null)
  const words = useLoadedWords(choice.items, choice.loadWords)
  const { items, load } = words
  const shown = typed === null ? items : matchingItems(items, typed)
  const list = useOpenList(shown, value)
  const { isOpen, active, open, step } = list
  const close = () => {
    setTyped(null)
    list.close()
  }
  const settled = useSettledText(words, { value, onChange, close })
  const { unknown, choose, settle, drop } = settled
  const take = () => {
    if (typed !== null) settle(typed, typedChoice)
    else close()
  }
  const chooseActive = () => {
    const item = shown[active]
    if (isOpen && item) choose(item.id)
    else take()
  }

  const onInput = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const text = input.value
    // Input without focus is the browser's autofill.
    if (input !== document.activeElement) {
      settle(text, namedItem)
      return
    }
    setTyped(text)
    drop()
    // Enter and Tab select the only remaining item, so the list marks it.
    open(text.trim() !== '' && typedChoice(items, text) !== null ? 0 : NONE)
    if (text === '' && value !== null) onChange(null)
  }
  const onFocus = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    // Typing replaces the choice.
    currentTarget.select()
    void load()
    if (choice.opensOnFocus) open()
  }
  const leave = () => {
    take()
    choice.onBlur?.()
  }
  const isBusy = isOpen || typed !== null
  const onKeyDown = (event: KeyboardEvent) =>
    followKeys(event, { isBusy, step, chooseActive, close })

  return {
    typed: typed ?? unknown,
    isUnknown: unknown !== null,
    isAsking: settled.isAsking && unknown !== null,
    isOpen,
    active,
    shown,
    choose,
    toggle: () => (isOpen ? close() : open()),
    field: { onChange: onInput, onKeyDown, onFocus, onBlur: leave },
  }
}

/** Whether the list is open, and its active item. */
function useOpenList(shown: readonly TypedItem[], value: string | null) {
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(NONE)
  const close = () => {
    setOpen(false)
    setActive(NONE)
  }
  const open = (at = NONE) => {
    setOpen(true)
    setActive(at)
  }
  const step = (by: 1 | -1) => {
    const chosenAt = shown.findIndex(({ id }) => id === value)
    const edge = by === 1 ? 0 : shown.length - 1
    if (!isOpen || active === NONE) open(chosenAt === NONE ? edge : chosenAt)
    else setActive(Math.max(0, Math.min(shown.length - 1, active + by)))
  }
  return { isOpen, active, open, close, step }
}

/** The result of text on blur: an item, or unknown text that asks for a choice. */
function useSettledText<Item extends TypedItem>(
  { items, isComplete, load }: ReturnType<typeof useLoadedWords<Item>>,
  {
    value,
    onChange,
    close,
  }: Pick<ComboBoxChoice<Item>, 'value' | 'onChange'> & { close: () => void },
) {
  /** Text that was left and matches no item. */
  const [unknown, setUnknown] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  /** The text that waits for the other names. */
  const waiting = useRef<string | null>(null)
  useEffect(trackPointer, [])
  if (unknown !== null && value !== null) setUnknown(null)

  const ask = (isProblem: boolean) => void afterPointerUp().then(() => setAsking(isProblem))
  const choose = (id: string | null) => {
    if (id !== null && id !== value) onChange(id)
    if (id !== null) {
      setUnknown(null)
      ask(false)
    }
    close()
  }
  /** Searches all names once they are loaded, unless the person has typed on. */
  const settleLater = async (text: string, find: Find): Promise<void> => {
    waiting.current = text
    const meant = find(await load(), text)
    if (waiting.current !== text) return
    if (meant === null) ask(true)
    else choose(meant)
  }
  /** Selects the item of a text; other text stays in the field. */
  const settle = (text: string, find: Find) => {
    const id = find(items, text)
    waiting.current = null
    if (id === null && text.trim() !== '') {
      setUnknown(text)
      onChange(null, text)
      // The question must not move the button that is being pressed.
      if (isComplete) ask(true)
      else void settleLater(text, find)
    }
    choose(id)
  }
  /** The person types on, so earlier text is neither unknown nor pending. */
  const drop = () => {
    waiting.current = null
    setUnknown(null)
    setAsking(false)
  }
  return { unknown, isAsking, choose, settle, drop }
}

/** The items with all search terms, once `load` has loaded them. */
function useLoadedWords<Item extends TypedItem>(
  given: readonly Item[],
  loadWords: ComboBoxChoice<Item>['loadWords'],
) {
  const [full, setFull] = useState<readonly Item[] | null>(null)
  const loading = useRef<Promise<readonly Item[]> | null>(null)
  const load = async (): Promise<readonly Item[]> => {
    if (!loadWords) return given
    try {
      loading.current ??= loadWords()
      const all = await loading.current
      setFull(all)
      return all
    } catch {
      // Only the names are known until the next try.
      loading.current = null
      return given
    }
  }
  return { items: full ?? given, isComplete: full !== null || !loadWords, load }
}

function followKeys(
  event: KeyboardEvent,
  {
    isBusy,
    step,
    chooseActive,
    close,
  }: { isBusy: boolean; step: (by: 1 | -1) => void; chooseActive: () => void; close: () => void },
): void {
  if (isComposing(event)) return
  if (event.key === 'ArrowDown') step(1)
  else if (event.key === 'ArrowUp') step(-1)
  else if (event.key === 'Tab') return isBusy ? chooseActive() : undefined
  else if (event.key === 'Enter' && isBusy) chooseActive()
  else if (event.key === 'Escape' && isBusy) {
    close()
    event.stopPropagation()
  } else return
  event.preventDefault()
}
