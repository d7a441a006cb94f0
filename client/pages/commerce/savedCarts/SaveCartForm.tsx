import { savedCartNameSchema } from '#domain/commerce/savedCart/savedCart.ts'
import { saveCartCall } from '#client/api/commerce/savedCartCalls.ts'
import { FormTextField } from '#client/components/foundation/form/FormTextField.tsx'
import { SentForm } from '#client/components/foundation/form/SentForm.tsx'
import { currentCart, useCart } from '#client/state/commerce/cart/cart.ts'
import { showToast } from '#client/ui/toasts.ts'

/** Saves the current cart under a name; it stays in the cart too. */
export function SaveCartForm({ onSaved }: { onSaved: () => void }) {
  const cart = useCart()
  if (cart.count === 0) return null
  return (
    <div className="mt-4">
      <SentForm
        label="Save this cart"
        schema={savedCartNameSchema}
        defaultValues={{ name: '' }}
        submitLabel="Save this cart"
        submitVariant="secondary"
        isInline
        onSend={async ({ name }, form) => {
          await saveCartCall({ name, items: currentCart().items.cart })
          form.reset()
          showToast({
            tone: 'success',
            title: 'Cart saved. It doesn’t include coupons or offers.',
          })
          onSaved()
        }}
      >
        <FormTextField
          name="name"
          label="Name of this cart"
          isRequired
          maxLength={80}
          className="min-w-60 flex-1 sm:max-w-sm"
        />
      </SentForm>
    </div>
  )
}
