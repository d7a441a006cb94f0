import { foldText } from '#domain/foundation/search/foldText.ts'
import { memo, useDeferredValue, useState } from 'react'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { SearchField } from '#client/ui/SearchField.tsx'
import { Select } from '#client/ui/Select.tsx'
import { AUDIENCE_ATTRIBUTES } from '#domain/planning/audience/audienceAttributes.ts'
import type { AudienceAttribute, AudienceOption } from '#domain/planning/audience/attribute.ts'
import {
  AUDIENCE_MESSAGES,
  MAX_AUDIENCE_OPTIONS,
} from '#domain/planning/audience/audienceProblems.ts'
import { addOnPrice, formatPeopleShare } from '../addOnPrice.ts'

interface OptionPickerProps {
  /** `attributeId.optionId` of the group's options. */
  chosen: readonly string[]
  /** Options over all groups. */
  totalCount: number
  onToggle: (option: string) => void
  onClose: () => void
}

interface ShownAttribute {
  attribute: AudienceAttribute
  options: readonly AudienceOption[]
}

/** Maximum number of results; beyond it the search asks for more text. */
const MOST_FOUND = 60

/** Picks a group's options, by attribute or by search. */
export function OptionPicker({ chosen, totalCount, onToggle, onClose }: OptionPickerProps) {
  const [text, setText] = useState('')
  const [attributeId, setAttributeId] = useState(
    () => chosen[0]?.split('.')[0] ?? AUDIENCE_ATTRIBUTES[0]?.id ?? '',
  )
  const wanted = useDeferredValue(foldText(text).trim())
  const shown = wanted === '' ? ofAttribute(attributeId) : found(wanted)
  const total = shown.reduce((sum, { options }) => sum + options.length, 0)
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title="Choose options"
      size="lg"
      actions={
        <>
          <output className="mr-auto self-center text-sm text-ink-2">
            {totalCount} of {MAX_AUDIENCE_OPTIONS} options chosen
          </output>
          <Button onPress={onClose}>Done</Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-sm text-ink-2">People need to match only one of these options.</p>
        <div className="grid gap-3 sm:grid-cols-2">
          <SearchField
            label="Search all attributes"
            placeholder="Dogs, home, marketing…"
            value={text}
            onChange={setText}
          />
          {wanted === '' ? (
            <Select
              label="Attribute"
              options={AUDIENCE_ATTRIBUTES.map(({ id, label, options }) => ({
                id,
                label,
                ...(countChosen(id, chosen) > 0
                  ? { description: `${countChosen(id, chosen)} of ${options.length} chosen` }
                  : {}),
              }))}
              value={attributeId}
              onChange={setAttributeId}
            />
          ) : null}
        </div>
        {totalCount > MAX_AUDIENCE_OPTIONS ? (
          <Callout tone="error" title={AUDIENCE_MESSAGES.limit} />
        ) : null}
        <div className="flex min-h-72 flex-col gap-5">
          {shown.map((one) => (
            <AttributeOptions key={one.attribute.id} {...one} chosen={chosen} onToggle={onToggle} />
          ))}
          {total === 0 ? (
            <p className="text-sm text-ink-2">Nothing matches “{text.trim()}”.</p>
          ) : null}
          {total >= MOST_FOUND ? (
            <p className="text-sm text-ink-2">Keep typing to narrow the search.</p>
          ) : null}
        </div>
      </div>
    </Dialog>
  )
}

interface AttributeOptionsProps extends ShownAttribute {
  chosen: readonly string[]
  onToggle: (option: string) => void
}

/** Options of one attribute, with share, price and source. */
function AttributeOptions({ attribute, options, chosen, onToggle }: AttributeOptionsProps) {
  const [basis] = options.map((option) => option.basis)
  const hasOneBasis = options.every((option) => option.basis === basis)
  return (
    <section aria-label={attribute.label}>
      <h3 className="mb-1 font-semibold">{attribute.label}</h3>
      <ul>
        {options.map((option) => {
          const reference = `${attribute.id}.${option.id}`
          return (
            <OptionRow
              key={option.id}
              {...{ reference, option, onToggle }}
              isSelected={chosen.includes(reference)}
              hasOwnBasis={!hasOneBasis}
            />
          )
        })}
      </ul>
      {hasOneBasis && basis ? (
        <p className="mt-1.5 text-xs text-ink-2">Share of adults. Basis: {basis}</p>
      ) : null}
    </section>
  )
}

interface OptionRowProps extends Pick<OptionPickerProps, 'onToggle'> {
  reference: string
  option: AudienceOption
  isSelected: boolean
  hasOwnBasis: boolean
}

const OptionRow = memo(function OptionRow(props: OptionRowProps) {
  const { reference, option, isSelected, hasOwnBasis, onToggle } = props
  return (
    <li className="border-b border-line last:border-b-0">
      <Checkbox
        isSelected={isSelected}
        onChange={() => onToggle(reference)}
        note={
          <span className="flex gap-4 tabular-nums">
            <span title={option.basis}>{formatPeopleShare(option.share)}</span>
            <span className="w-24 text-right">{addOnPrice(option.cpmMinor)}</span>
          </span>
        }
      >
        {option.label}
        {hasOwnBasis ? <span className="block text-xs text-ink-2">{option.basis}</span> : null}
      </Checkbox>
    </li>
  )
})

function ofAttribute(id: string): ShownAttribute[] {
  const attribute = AUDIENCE_ATTRIBUTES.find((one) => one.id === id)
  return attribute ? [{ attribute, options: attribute.options }] : []
}

/** Options whose own or whose attribute's label contains every word. */
function found(wanted: string): ShownAttribute[] {
  const words = wanted.split(/\s+/)
  let room = MOST_FOUND
  return AUDIENCE_ATTRIBUTES.flatMap((attribute) => {
    const fits = ({ label }: AudienceOption) => {
      const searched = foldText(`${attribute.label} ${label}`)
      return words.every((word) => searched.includes(word))
    }
    const options = attribute.options.filter(fits).slice(0, room)
    room -= options.length
    return options.length > 0 ? [{ attribute, options }] : []
  })
}

function countChosen(attributeId: string, chosen: readonly string[]): number {
  return chosen.filter((option) => option.startsWith(`${attributeId}.`)).length
}
