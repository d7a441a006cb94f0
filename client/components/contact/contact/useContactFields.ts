import { useRef, useState } from 'react'
import type { z } from 'zod'
import { DEFAULT_PHONE_COUNTRY } from '#domain/foundation/phone/phoneCountries.ts'
import { usePhoneLibrary } from '#client/components/foundation/phone/phoneLibrary.ts'
import { useStore } from '#client/store/useStore.ts'
import { changeDraft, contactDraft, type ContactDraft } from './contactDraft.ts'

type Problems = Partial<Record<keyof ContactDraft, string | undefined>>

/** The contact fields: their values, their errors, and a check of a whole form. */
export function useContactFields() {
  const draft = useStore(contactDraft)
  const [problems, setProblems] = useState<Problems>({})
  const form = useRef<HTMLFormElement>(null)
  const library = usePhoneLibrary(true)

  const change = (name: keyof ContactDraft) => (value: string) => {
    changeDraft({ [name]: value })
    setProblems((told) => ({ ...told, [name]: undefined }))
  }
  /** The valid values; null after showing every error and focusing the first invalid field. */
  const check = <Schema extends z.ZodType>(
    schemaOf: (isValid: (number: string) => boolean) => Schema,
    asked: unknown,
  ): z.output<Schema> | null => {
    const isValid = (number: string) =>
      library !== null && library.isValid(number, DEFAULT_PHONE_COUNTRY)
    const checked = schemaOf(isValid).safeParse(asked)
    if (checked.success) return checked.data
    const told = checked.error.issues.map(({ path, message }) => [path[0], message])
    // Only the first error of a field is shown.
    setProblems(Object.fromEntries(told.toReversed()) as Problems)
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    )
    return null
  }
  const field = (name: keyof ContactDraft) => ({
    name,
    value: draft[name],
    onChange: change(name),
    errorMessage: problems[name],
  })
  return { draft, form, field, check, isReady: library !== null }
}

export type ContactField = ReturnType<typeof useContactFields>['field']
