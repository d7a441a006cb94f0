import {
  useEffect,
  useRef,
  useState,
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
} from 'react'
import { pressEnd, watchPresses } from './pressEnd.ts'
import { matchingItems, namedItem, typedChoice, type TypedItem } from './typedChoice.ts'
import { isComposing } from './isComposing.ts'

interface ComboBoxChoice<Item extends TypedItem> {
  items: readonly Item[]
  /** Loads the same items with all their other words, once the field is used. */
  loadWords: (() => Promise<readonly Item[]>) | undefined
  value: string | null
  /** null is an emptied field, or with `unknown` text that is none of the items and stays in the field. */
  onChange: (id: string | null, unknown?: string) => void
  onBlur: (() => void) | undefined
  /** Opens the list as soon as the field has the focus. */
  opensOnFocus: boolean
}

/** Which item a text means; null for none. */
type Find = (items: readonly TypedItem[], text: string) => string | null

/** Which of the items the keys are at; -1: none. */
const NONE = -1

/**
 * The behaviour of a field with a list, by the combobox pattern of WAI-ARIA: what was typed narrows the list, the arrows
 * go through it, Enter and Tab take, Escape gives back what was chosen. What was typed is taken when the person moves on
 * if it is an item's name or begins only one, which the list shows then; other text stays, and the field asks. What a
 * browser fills in is taken at once, by its whole name.
 */
export function useComboBox<Item extends TypedItem>({
  items: given,
  loadWords,
  value,
  onChange,
  onBlur,
  opensOnFocus,
}: ComboBoxChoice<Item>) {
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(NONE)
  /** Text that was left and is none of the items. */
  const [unknown, setUnknown] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  useEffect(watchPresses, [])
  if (unknown !== null && value !== null) setUnknown(null)
  const [full, setFull] = useState<readonly Item[] | null>(null)
  const items = full ?? given
  const loading = useRef<Promise<readonly Item[]> | null>(null)
  /** The text that waits for the other words. */
  const waiting = useRef<string | null>(null)
  const load = async (): Promise<readonly Item[]> => {
    if (!loadWords) return given
    try {
      loading.current ??= loadWords()
      const all = await loading.current
      setFull(all)
      return all
    } catch {
      // The names alone are known until it is tried again.
      loading.current = null
      return given
    }
  }
  const shown = typed === null ? items : matchingItems(items, typed)
  const chosenAt = shown.findIndex(({ id }) => id === value)

  const close = () => {
    setTyped(null)
    setOpen(false)
    setActive(NONE)
  }
  const open = (at = NONE) => {
    setOpen(true)
    setActive(at)
  }
  const ask = (isProblem: boolean) => void pressEnd().then(() => setAsking(isProblem))
  const choose = (id: string | null) => {
    if (id !== null && id !== value) onChange(id)
    if (id !== null) {
      setUnknown(null)
      ask(false)
    }
    close()
  }
  /** Finds text among all words once they are loaded, unless the person has typed on. */
  const settleLater = async (text: string, find: Find): Promise<void> => {
    waiting.current = text
    const meant = find(await load(), text)
    if (waiting.current !== text) return
    if (meant === null) ask(true)
    else choose(meant)
  }
  /** Takes text that means an item; other text stays in the field. */
  const settle = (text: string, find: Find) => {
    const id = find(items, text)
    waiting.current = null
    if (id === null && text.trim() !== '') {
      setUnknown(text)
      onChange(null, text)
      // What it asks must not move the button that the field is left for.
      if (full || !loadWords) ask(true)
      else void settleLater(text, find)
    }
    choose(id)
  }
  const take = () => {
    if (typed !== null) settle(typed, typedChoice)
    else close()
  }
  const step = (by: 1 | -1) => {
    const edge = by === 1 ? 0 : shown.length - 1
    if (!isOpen || active === NONE) open(chosenAt === NONE ? edge : chosenAt)
    else setActive(Math.max(0, Math.min(shown.length - 1, active + by)))
  }
  const chooseActive = () => {
    const item = shown[active]
    if (isOpen && item) choose(item.id)
    else take()
  }

  const onInput = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const text = input.value
    // Nobody types where the focus is not: the browser fills in the form.
    if (input !== document.activeElement) {
      settle(text, namedItem)
      return
    }
    waiting.current = null
    setTyped(text)
    setUnknown(null)
    setAsking(false)
    // The only item that is left is what Enter and Tab take: the list shows it as such.
    open(text.trim() !== '' && typedChoice(items, text) !== null ? 0 : NONE)
    if (text === '' && value !== null) onChange(null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    const isBusy = isOpen || typed !== null
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

  return {
    typed: typed ?? unknown,
    isUnknown: unknown !== null,
    isAsking: isAsking && unknown !== null,
    isOpen,
    active,
    shown,
    choose,
    toggle: () => (isOpen ? close() : open()),
    field: {
      onChange: onInput,
      onKeyDown,
      onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
        // What is typed takes the place of what was chosen.
        currentTarget.select()
        void load()
        if (opensOnFocus) open()
      },
      onBlur: () => {
        take()
        onBlur?.()
      },
    },
  }
}
