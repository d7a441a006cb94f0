import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { normalizeCouponCode } from '#domain/commerce/coupon/couponCode.ts'
import { asProductError } from '#domain/foundation/errors/productError.ts'
import { checkCoupon } from '#client/state/commerce/cart/coupons.ts'
import { registerTypedCoupon } from '#client/state/commerce/cart/typedCoupon.ts'
import { trackPointer } from '#client/ui/afterPointerUp.ts'
import { Button } from '#client/ui/Button.tsx'
import { TextField } from '#client/ui/TextField.tsx'
import { isComposing } from '#client/ui/isComposing.ts'

const FAILED = 'We currently cannot process your request. Please try again later'
/** Errors that don't concern the code. */
const UNCHECKED: ReadonlySet<string> = new Set(['unavailable', 'unknown', 'too_many_attempts'])

/** Why a code was not added; `isRefused` unless it could not be checked. */
interface Problem {
  message: string
  isRefused: boolean
}

function problemOf(error: unknown): Problem {
  const { message, code } = asProductError(error, FAILED)
  return { message, isRefused: !UNCHECKED.has(code) }
}

/**
 * Adds a coupon to the cart by its code, at the latest when the buyer continues. Shows a problem
 * next to the field. A refused code blocks the buyer only once.
 */
export function CouponBox() {
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isChecking, setIsChecking] = useState(false)
  const [applied, setApplied] = useState('')
  useEffect(trackPointer, [])

  const apply = async (): Promise<boolean> => {
    const num = normalizeCouponCode(code)
    setApplied('')
    if (num === '') {
      setProblem({ message: 'Coupon code is required', isRefused: false })
      return false
    }
    setIsChecking(true)
    setProblem(null)
    try {
      await checkCoupon(num)
      setCode('')
      setApplied(`Coupon ${num} was added.`)
      return true
    } catch (error) {
      setProblem(problemOf(error))
      return false
    } finally {
      setIsChecking(false)
    }
  }
  const field = useRef<HTMLInputElement>(null)
  const latest = useRef({ code, apply, problem })
  useEffect(() => {
    latest.current = { code, apply, problem }
  })
  useEffect(
    () =>
      registerTypedCoupon({
        isTyped: () =>
          !latest.current.problem?.isRefused && normalizeCouponCode(latest.current.code) !== '',
        apply: async () => {
          const isApplied = await latest.current.apply()
          if (!isApplied) field.current?.focus()
          return isApplied
        },
      }),
    [],
  )
  // Not a form: in the checkout it is inside one, which Enter must not submit.
  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event)) return
    event.preventDefault()
    if (!isChecking) void apply()
  }

  return (
    // Reserves the height of one line of message below the field.
    <div className="flex min-h-26 items-start gap-2">
      <TextField
        ref={field}
        label="Coupon code"
        value={code}
        onChange={(text) => {
          setCode(text)
          setProblem(null)
        }}
        onKeyDown={applyOnEnter}
        errorMessage={problem?.message ?? null}
        autoComplete="off"
        maxLength={40}
        className="flex-1 [&>[slot=errorMessage]]:-mr-24"
      />
      <Button
        variant="secondary"
        isPending={isChecking}
        onPress={() => void apply()}
        className="mt-[27px]"
      >
        Apply
      </Button>
      <output className="sr-only">{applied}</output>
    </div>
  )
}
