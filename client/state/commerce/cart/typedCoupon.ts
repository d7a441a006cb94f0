/** Applies the code in the coupon field to the cart. False if that fails; the field then says why. */
type ApplyTyped = () => Promise<boolean>

interface TypedCoupon {
  isTyped: () => boolean
  apply: ApplyTyped
}

let field: TypedCoupon | null = null

/** Registers the coupon field of the page; the function it returns removes it. */
export function registerTypedCoupon(typed: TypedCoupon): () => void {
  field = typed
  return () => {
    if (field === typed) field = null
  }
}

/** Whether the coupon field holds a code that is neither in the cart nor refused already. */
export const hasTypedCoupon = (): boolean => field?.isTyped() ?? false

/** Applies a typed coupon before the buyer continues. Returns false if that fails: do not continue. */
export const applyTypedCoupon: ApplyTyped = async () =>
  field && hasTypedCoupon() ? await field.apply() : true
