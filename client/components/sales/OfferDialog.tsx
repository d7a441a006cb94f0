import { useId, useState, type FormEvent } from 'react'
import type { CartItem } from '#domain/commerce/cart/cartItem.ts'
import { billingStates, needsState } from '#domain/commerce/checkout/billingStates.ts'
import { OFFER_DAYS } from '#domain/sales/offer/offerValidity.ts'
import { getSettings } from '#client/api/foundation/settingsCalls.ts'
import { HiddenField } from '#client/components/contact/contact/HiddenField.tsx'
import { COUNTRY_FIELD } from '#client/components/foundation/form/countryChoices.ts'
import { PhoneField } from '#client/components/foundation/phone/PhoneField.tsx'
import { useCart } from '#client/state/commerce/cart/cart.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { ComboBox } from '#client/ui/ComboBox.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { FieldAlert } from '#client/ui/FieldAlert.tsx'
import { NativeSelect } from '#client/ui/NativeSelect.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import { TextField } from '#client/ui/TextField.tsx'
import { useOfferForm } from './useOfferForm.ts'

interface OfferDialogProps {
  items: CartItem[]
  isCart: boolean
  onClose: () => void
}

/** The form for requesting an offer for planned items. */
export function OfferDialog({ items, isCart, onClose }: OfferDialogProps) {
  const settings = useLoaded('settings', getSettings)
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      isDismissable={false}
      title="Get a non-binding offer"
    >
      <p className="mb-5 text-ink-2">
        We email it right away, as a PDF and a link. The price holds for {OFFER_DAYS} days;
        billboard slots are reserved for 48 hours.
      </p>
      {isCart ? <CouponsStay /> : null}
      {settings.isLoading ? (
        <Loading shape="h-96" />
      ) : (
        <OfferForm items={items} isCart={isCart} country={settings.value?.visitorCountry ?? 'US'} />
      )}
    </Dialog>
  )
}

/** An offer has no coupons: they come off when the order is placed. */
function CouponsStay() {
  const { items } = useCart()
  const nums = items.discounts.map(({ num }) => num)
  if (nums.length === 0) return null
  const [coupon, is, it] =
    nums.length === 1 ? ['Your coupon', 'is', 'It stays'] : ['Your coupons', 'are', 'They stay']
  return (
    <Callout
      className="mb-5"
      title={`${coupon} ${nums.join(', ')} ${is} not part of the offer’s price`}
    >
      {it} in your cart and come{nums.length === 1 ? 's' : ''} off when you place the order.
    </Callout>
  )
}

export function OfferForm(asked: { items: CartItem[]; isCart: boolean; country: string }) {
  const { draft, problems, failure, isPending, isReady, form, change, submit } = useOfferForm(asked)
  const country = draft.country || asked.country
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }
  return (
    <form
      ref={form}
      noValidate
      aria-label="Offer"
      onSubmit={onSubmit}
      className="flex flex-col gap-4"
    >
      <PhoneField
        label="Phone number"
        isRequired
        name="phone"
        value={draft.phone}
        onChange={({ number }) => change({ phone: number })}
        errorMessage={problems['phone']}
        defaultCountry={asked.country}
      />
      <TextField
        label="Email"
        type="email"
        isRequired
        autoComplete="email"
        maxLength={254}
        name="email"
        value={draft.email}
        onChange={(email) => change({ email })}
        errorMessage={problems['email']}
      />
      <TextField
        label="Advertiser name"
        isRequired
        autoComplete="organization"
        maxLength={160}
        name="advertiser"
        value={draft.advertiser}
        onChange={(advertiser) => change({ advertiser })}
        errorMessage={problems['advertiser']}
      />
      <Checkbox
        isSelected={!draft.hasAgency}
        onChange={(hasNone) => change({ hasAgency: !hasNone })}
      >
        No agency
      </Checkbox>
      {draft.hasAgency ? (
        <TextField
          label="Agency name"
          isRequired
          autoComplete="section-agency organization"
          maxLength={160}
          name="agency"
          value={draft.agency}
          onChange={(agency) => change({ agency })}
          errorMessage={problems['agency']}
        />
      ) : null}
      <TaxPlace
        country={country}
        state={draft.state}
        problem={problems['state']}
        onChange={change}
      />
      <HiddenField value={draft.website} onChange={(website) => change({ website })} />
      {failure ? <Callout tone="error" title={failure} /> : null}
      <Button type="submit" isPending={!isReady || isPending}>
        Send me the offer
      </Button>
      <p className="text-sm text-ink-2">
        Nothing is booked or charged. A person at our desk answers your questions.
      </p>
    </form>
  )
}

/** The place that determines the tax: the offer shows it as the invoice would. */
function TaxPlace({
  country,
  state,
  problem,
  onChange,
}: {
  country: string
  state: string
  problem: string | undefined
  onChange: (change: { country?: string; state?: string }) => void
}) {
  const note = useId()
  const [isUnknown, setUnknown] = useState(false)
  const states = billingStates(country).map(({ code, name }) => ({ id: code, label: name }))
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <ComboBox
        label="Country, for tax"
        autoComplete="billing country"
        isRequired
        {...COUNTRY_FIELD}
        value={isUnknown ? null : country}
        onChange={(chosen, unknown) => {
          setUnknown(unknown !== undefined)
          if (chosen !== null) onChange({ country: chosen, state: '' })
        }}
      />
      {needsState(country) && !isUnknown ? (
        <div>
          <NativeSelect
            label="State"
            autoComplete="billing address-level1"
            options={[{ id: '', label: 'Please choose' }, ...states]}
            value={state}
            onChange={(chosen) => onChange({ state: chosen })}
          />
          {problem ? <FieldAlert id={note}>{problem}</FieldAlert> : null}
        </div>
      ) : null}
    </div>
  )
}
