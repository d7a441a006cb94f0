/** The account screens' messages after a success or a request (Accounts 1). */
export const ACCOUNT_MESSAGES = {
  checkYourMail:
    'Please check your email. If this address can be registered, a link to confirm it is on its way.',
  registeredAtCheckout:
    'Your order is placed. To open your account, please follow the link in the email we have just sent you.',
  resetRequested:
    'Please check your email. If there is an account for this address, a link to choose a new password is on its way. It works once, for one hour.',
  passwordReset:
    'Your password has been reset, and you are logged out everywhere. Please log in with the new password.',
  passwordChanged: 'Your password has been changed. All other sessions have ended.',
  emailChangeRequested:
    'Please check the email of the new address. Your email changes when you open the link in it.',
  emailUpdated: 'Your email has been updated.',
  emailVerified: 'Your email is confirmed. Welcome!',
  saved: 'Your account data has been saved.',
} as const

/** The data that stays when an account is deleted, and why. */
export const DELETION_NOTICE =
  'We delete your name, phone number, password, saved addresses and advertisers, and end all sessions at once. Orders and invoices, with the billing data printed on them, must be kept by law for up to ten years. Booked campaigns run as ordered.'
