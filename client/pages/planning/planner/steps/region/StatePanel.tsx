import { useState } from 'react'
import { usePlan } from '#client/state/planning/plan.ts'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { SearchField } from '#client/ui/SearchField.tsx'
import { populationNote } from '#content/wording/populationWords.ts'
import { formatPeople } from '#domain/foundation/wording/numberWords.ts'
import { capitalized } from '#domain/foundation/wording/capitalized.ts'
import { DIVISION_WORDS } from '#domain/foundation/geo/campaignCountries.ts'
import { toggleState } from '#domain/planning/campaign/edits/regionEdits.ts'
import type { StateTotal } from '#domain/foundation/geo/place.ts'
import { compareNames, foldText } from '#domain/foundation/search/foldText.ts'

const SEARCH_FROM = 12

/** Whole states (elsewhere first-order divisions), any number of them. */
export function StatePanel({ states }: { states: readonly StateTotal[] }) {
  const { plan, edit } = usePlan()
  const [text, setText] = useState('')
  const [division, divisions] = DIVISION_WORDS[plan.region.country]
  const wanted = foldText(text.trim())
  const shown = states
    .filter(({ name, code }) => foldText(`${name} ${code}`).includes(wanted))
    .toSorted((a, b) => compareNames(a.name, b.name))
  return (
    <div className="flex flex-col gap-3">
      {states.length > SEARCH_FROM ? (
        <SearchField
          label={`Find a ${division}`}
          isLabelHidden
          placeholder={`Find a ${division}`}
          value={text}
          onChange={setText}
        />
      ) : null}
      <fieldset
        aria-label={capitalized(divisions)}
        className="grid max-h-72 grid-cols-1 gap-x-6 overflow-y-auto rounded-control border border-line px-4 py-2 @lg:grid-cols-2"
      >
        {shown.map((state) => (
          <Checkbox
            key={state.code}
            isSelected={plan.region.stateCodes.includes(state.code)}
            onChange={() => edit((plan) => toggleState(plan, state.code))}
            note={population(state)}
          >
            {state.name}
          </Checkbox>
        ))}
        {shown.length === 0 ? (
          <p className="py-3 text-sm text-ink-2">
            No {division} called “{text.trim()}”
          </p>
        ) : null}
      </fieldset>
      <p className="text-sm text-ink-2">{populationNote(plan.region.country)}</p>
    </div>
  )
}

function population({ population }: StateTotal): string {
  return formatPeople(population)
}
