import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFormContext, useWatch } from 'react-hook-form'
import { billingStates } from '#domain/commerce/checkout/billingStates.ts'
import { checkZipCodes } from '#client/api/planning/checkZipCodes.ts'
import { TextButton } from '#client/ui/TextButton.tsx'
import { fieldElementId } from './FieldPlace.tsx'

const ZIP = /^\d{5}/

interface Town {
  zip: string
  city: string
  state: string
}

const stateName = (state: string) =>
  billingStates('US').find(({ code }) => code === state)?.name ?? state

/**
 * Fills in city and state of a US ZIP code where the field is empty and untouched, and asks about a state that the
 * code is not in. A city may differ from its post office. Its message has reserved space, since the response is late.
 */
export function ZipTown({ path }: { path: string }) {
  const { setValue } = useFormContext()
  const zipCode = String(useWatch({ name: `${path}zipCode` }) ?? '')
  const state = String(useWatch({ name: `${path}state` }) ?? '')
  const town = useTown(ZIP.exec(zipCode.trim())?.[0] ?? null)
  useFilledIn(path, town)
  const isContradicted = town !== null && state !== '' && state !== town.state
  const take = (of: Town) => {
    setValue(`${path}city`, of.city, { shouldDirty: true, shouldValidate: true })
    setValue(`${path}state`, of.state, { shouldDirty: true, shouldValidate: true })
  }
  return (
    <div className="flex min-h-11 flex-col text-sm text-ink-2 sm:min-h-19 sm:justify-end">
      <p>
        <output className={isContradicted ? 'text-orange' : undefined}>
          {isContradicted
            ? `ZIP code ${town.zip} is in ${stateName(town.state)}, not in ${stateName(state)}.`
            : 'City and state are filled in from the ZIP code.'}
        </output>{' '}
        {isContradicted ? (
          <TextButton onPress={() => take(town)} className="text-left">
            Use {town.city}, {stateName(town.state)}
          </TextButton>
        ) : null}
      </p>
    </div>
  )
}

/** Fills in fields that are empty or were filled in for the former code, even a focused one. */
function useFilledIn(path: string, town: Town | null): void {
  const { setValue, getValues } = useFormContext()
  const filledIn = useRef(new Map<string, string>())
  useEffect(() => {
    if (!town) return
    const fill = (field: string, value: string) => {
      const input = document.getElementById(fieldElementId(field))?.querySelector('input')
      const isOurs = getValues(field) === filledIn.current.get(field)
      if ((getValues(field) || input?.value) && !isOurs) return
      filledIn.current.set(field, value)
      // Synchronously: otherwise the text would change under the cursor of a person who has started to type.
      flushSync(() => setValue(field, value, { shouldDirty: true, shouldValidate: true }))
      // The next typed text replaces it, as in a field reached by Tab.
      if (input === document.activeElement) input?.select()
    }
    // React defers flushSync while it runs effects.
    queueMicrotask(() => {
      fill(`${path}city`, town.city)
      fill(`${path}state`, town.state)
    })
  }, [town, path, getValues, setValue])
}

/** The town of a ZIP code; null while unknown, and for an unknown code. */
function useTown(zip: string | null): Town | null {
  const [town, setTown] = useState<Town | null>(null)
  useEffect(() => {
    if (zip === null) return
    let isCurrent = true
    const look = async () => {
      try {
        const { cells } = await checkZipCodes('US', [zip])
        const cell = cells.find(({ code }) => code === zip)
        if (isCurrent && cell) setTown({ zip, city: cell.name, state: cell.stateCode })
      } catch {
        // The person types city and state then.
      }
    }
    void look()
    return () => {
      isCurrent = false
    }
  }, [zip])
  return town?.zip === zip ? town : null
}
