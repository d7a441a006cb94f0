import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#client/ui/IconButton.tsx'
import { FormTextField, type FormTextFieldProps } from './FormTextField.tsx'

/** A password field in the surrounding form, with a button that reveals it. */
export function PasswordField({
  autoComplete,
  ...props
}: Omit<FormTextFieldProps, 'type' | 'suffix' | 'autoComplete'> & {
  autoComplete: 'current-password' | 'new-password'
}) {
  const [isShown, setShown] = useState(false)
  return (
    <FormTextField
      {...props}
      isRequired
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCorrect="off"
      spellCheck="false"
      suffix={
        <IconButton
          label={isShown ? 'Hide the password' : 'Show the password'}
          onPress={() => setShown(!isShown)}
          className="-mr-2.5"
        >
          {isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        </IconButton>
      }
    />
  )
}
