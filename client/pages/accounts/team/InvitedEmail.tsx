import { FormTextField } from '#client/components/foundation/form/FormTextField.tsx'

/** The recipient of an invitation: the field `email` of the surrounding form. */
export const InvitedEmail = () => (
  <FormTextField
    name="email"
    label="Email"
    type="email"
    inputMode="email"
    isRequired
    autoComplete="off"
    maxLength={254}
  />
)
