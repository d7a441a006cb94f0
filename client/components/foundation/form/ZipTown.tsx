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
 * City and state of a US ZIP code: they are filled in where nothing stands and nobody was, and a state that the code is
 * not in is asked about. The city may be called otherwise than its post office. The answer comes late: its words have
 * their place before.
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

/** Fills in what is empty or was filled in for the code before, also where the person has gone on to it already. */
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
      // At once: who types in the field a moment later would else have the text changed under the cursor.
      flushSync(() => setValue(field, value, { shouldDirty: true, shouldValidate: true }))
      // What is typed next takes its place, as in a field that is reached by Tab.
      if (input === document.activeElement) input?.select()
    }
    // React writes nothing at once while it runs effects.
    queueMicrotask(() => {
      fill(`${path}city`, town.city)
      fill(`${path}state`, town.state)
    })
  }, [town, path, getValues, setValue])
}

/** What is known of a ZIP code; null while it is not, and for one that is nowhere. */
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
        // City and state are typed then.
      }
    }
    void look()
    return () => {
      isCurrent = false
    }
  }, [zip])
  return town?.zip === zip ? town : null
}
