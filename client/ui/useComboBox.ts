import { useState, type ChangeEvent, type FocusEvent, type KeyboardEvent } from 'react'
import { matchingItems, typedChoice, type TypedItem } from './typedChoice.ts'
import { isComposing } from './isComposing.ts'

interface ComboBoxChoice<Item extends TypedItem> {
  items: readonly Item[]
  value: string | null
  onChange: (id: string | null) => void
  onBlur: (() => void) | undefined
  /** Opens the list as soon as the field has the focus. */
  opensOnFocus: boolean
}

/** Which of the items the keys are at; -1: none. */
const NONE = -1

/**
 * The behaviour of a field with a list, by the combobox pattern of WAI-ARIA: what was typed narrows the list, the arrows
 * go through it, Enter and Tab take, Escape gives back what was chosen. What was typed without a choice is taken when the
 * person moves on, and what a browser fills in at once.
 */
export function useComboBox<Item extends TypedItem>({
  items,
  value,
  onChange,
  onBlur,
  opensOnFocus,
}: ComboBoxChoice<Item>) {
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(NONE)
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
  const choose = (id: string | null) => {
    if (id !== null && id !== value) onChange(id)
    close()
  }
  const take = () => choose(typedChoice(items, typed ?? ''))
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
      choose(typedChoice(items, text))
      return
    }
    setTyped(text)
    open()
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
    typed,
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
        if (opensOnFocus) open()
      },
      onBlur: () => {
        take()
        onBlur?.()
      },
    },
  }
}
