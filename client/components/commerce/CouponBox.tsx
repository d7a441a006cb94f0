import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { normalizeCouponCode } from '#domain/commerce/coupon/couponCode.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { checkCoupon } from '#client/state/commerce/cart/coupons.ts'
import { registerTypedCoupon } from '#client/state/commerce/cart/typedCoupon.ts'
import { watchPresses } from '#client/ui/pressEnd.ts'
import { Button } from '#client/ui/Button.tsx'
import { TextField } from '#client/ui/TextField.tsx'
import { isComposing } from '#client/ui/isComposing.ts'

const FAILED = 'We currently cannot process your request. Please try again later'
/** Errors that say nothing about the code. */
const UNCHECKED: ReadonlySet<string> = new Set(['unavailable', 'unknown', 'too_many_attempts'])

/**
 * Takes a coupon code and puts the coupon in the cart, at the latest when the buyer goes on. A problem is shown beside the
 * field; a code that was refused holds up no one who has been told.
 */
export function CouponBox() {
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isRefused, setIsRefused] = useState(false)
  const [isChecking, setIsChecking] = useState(false)
  const [applied, setApplied] = useState('')
  useEffect(watchPresses, [])

  const apply = async (): Promise<boolean> => {
    const num = normalizeCouponCode(code)
    setApplied('')
    if (num === '') {
      setProblem('Coupon code is required')
      return false
    }
    setIsChecking(true)
    setProblem(null)
    setIsRefused(false)
    try {
      await checkCoupon(num)
      setCode('')
      setApplied(`Coupon ${num} was added.`)
      return true
    } catch (error) {
      setProblem(error instanceof ProductError ? error.message : FAILED)
      setIsRefused(error instanceof ProductError && !UNCHECKED.has(error.code))
      return false
    } finally {
      setIsChecking(false)
    }
  }
  const field = useRef<HTMLInputElement>(null)
  const latest = useRef({ code, apply, isRefused })
  useEffect(() => {
    latest.current = { code, apply, isRefused }
  })
  useEffect(
    () =>
      registerTypedCoupon({
        isTyped: () => !latest.current.isRefused && normalizeCouponCode(latest.current.code) !== '',
        apply: async () => {
          const isApplied = await latest.current.apply()
          if (!isApplied) field.current?.focus()
          return isApplied
        },
      }),
    [],
  )
  // No form of its own: in the checkout it stands inside one, which Enter must not send.
  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event)) return
    event.preventDefault()
    if (!isChecking) void apply()
  }

  return (
    // As high with an answer of one line below the field, which goes on below the button.
    <div className="flex min-h-26 items-start gap-2">
      <TextField
        ref={field}
        label="Coupon code"
        value={code}
        onChange={(text) => {
          setCode(text)
          setProblem(null)
          setIsRefused(false)
        }}
        onKeyDown={applyOnEnter}
        errorMessage={problem}
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
