import { letter } from '#content/mails/foundation/letter.ts'

const ignore = 'If this was not you, you can ignore this email: nothing happens without the link.'

const codesLeft = (left: number): string =>
  left === 0
    ? 'It was the last one: please make new ones in your account data.'
    : `You have ${left} left; you can make new ones in your account data.`

/** The mails about accounts. */
export const ACCOUNT_MAILS = {
  confirmEmail: ({ firstName, url }: { firstName: string; url: string }) =>
    letter({
      subject: 'Confirm your email for AdMarket Direct',
      greeting: `Hello ${firstName},`,
      paragraphs: [
        'Welcome to AdMarket Direct. Confirm this address with the password you chose, and your account is ready. The link works once and expires after 24 hours.',
        'Orders you placed as a guest with this address will be in your account.',
      ],
      action: { label: 'Confirm my email', url },
      closing: ignore,
    }),
  alreadyRegistered: ({ firstName, url }: { firstName: string; url: string }) =>
    letter({
      subject: 'You already have an account at AdMarket Direct',
      greeting: `Hello ${firstName},`,
      paragraphs: [
        'Someone, probably you, tried to register with this address. It already has an account, so please log in. You can also choose a new password on the login page.',
      ],
      action: { label: 'Log in', url },
      closing: 'If this was not you, you can ignore this email.',
    }),
  resetPassword: ({ firstName, url }: { firstName: string; url: string }) =>
    letter({
      subject: 'Choose a new password for AdMarket Direct',
      greeting: `Hello ${firstName},`,
      paragraphs: [
        'Use this link to choose a new password. It works once and expires after one hour.',
      ],
      action: { label: 'Choose a new password', url },
      closing: ignore,
    }),
  passwordChanged: ({ firstName, url }: { firstName: string; url: string }) =>
    letter({
      subject: 'Your password was changed',
      greeting: `Hello ${firstName},`,
      paragraphs: [
        'The password of your account at AdMarket Direct was changed just now, and all other sessions have ended.',
        'If this was not you, please choose a new password at once.',
      ],
      action: { label: 'This was not me', url },
    }),
  confirmNewEmail: ({ firstName, url }: { firstName: string; url: string }) =>
    letter({
      subject: 'Confirm your new email for AdMarket Direct',
      greeting: `Hello ${firstName},`,
      paragraphs: [
        'You asked to use this address for your account at AdMarket Direct. The link works once and expires after one hour.',
      ],
      action: { label: 'Use this address', url },
      closing: ignore,
    }),
  newEmailTaken: ({ firstName }: { firstName: string }) =>
    letter({
      subject: 'This address already has an account at AdMarket Direct',
      greeting: `Hello ${firstName},`,
      paragraphs: [
        'Someone tried to use this address for another account. It already has its own, so nothing changed.',
      ],
    }),
  emailChangeRequested: ({ firstName, newEmail }: { firstName: string; newEmail: string }) =>
    letter({
      subject: 'A new email was requested at AdMarket Direct',
      greeting: `Hello ${firstName},`,
      paragraphs: [
        `Someone who knows your password asked to change the email of your account to ${newEmail}. It changes when somebody opens the link that we sent there.`,
        'If this was not you, please change your password at once: that also disables the link.',
      ],
    }),
  emailUpdated: ({ firstName, newEmail }: { firstName: string; newEmail: string }) =>
    letter({
      subject: 'Your email was updated',
      greeting: `Hello ${firstName},`,
      paragraphs: [
        `The email of your account at AdMarket Direct is now ${newEmail}.`,
        'If this was not you, please write to us at once by replying to this email.',
      ],
    }),
  twoFactorOn: ({ firstName }: { firstName: string }) =>
    letter({
      subject: 'Two-factor authentication is on',
      greeting: `Hello ${firstName},`,
      paragraphs: [
        'From now on, logging in to your account at AdMarket Direct asks for a code from your authenticator app after the password. All other sessions have ended.',
        'If this was not you, please write to us at once by replying to this email: a new password alone is not enough.',
      ],
    }),
  twoFactorOff: ({ firstName, url }: { firstName: string; url: string }) =>
    letter({
      subject: 'Two-factor authentication is off',
      greeting: `Hello ${firstName},`,
      paragraphs: [
        'Two-factor authentication for your account at AdMarket Direct was turned off just now, with your password and a code. You now log in with your password alone.',
        'If this was not you, please choose a new password at once and turn it on again.',
      ],
      action: { label: 'Choose a new password', url },
    }),
  twoFactorResetAsked: ({ firstName }: { firstName: string }) =>
    letter({
      subject: 'A request to turn off your second factor',
      greeting: `Hello ${firstName},`,
      paragraphs: [
        'Our desk was asked to turn off two-factor authentication for your account at AdMarket Direct, because the authenticator app and the backup codes are lost. We turn it off once a second person here has approved the request, within 24 hours.',
        'If this was not you, please write to us at once by replying to this email.',
      ],
    }),
  twoFactorReset: ({ firstName, url }: { firstName: string; url: string }) =>
    letter({
      subject: 'Two-factor authentication was turned off by our desk',
      greeting: `Hello ${firstName},`,
      paragraphs: [
        'Two people at our desk have turned off two-factor authentication for your account at AdMarket Direct, as requested. All sessions have ended, and you log in with your password alone.',
        'Please choose a new password, log in and turn it on again. If this was not you, do so at once, and write to us by replying to this email.',
      ],
      action: { label: 'Choose a new password', url },
    }),
  backupCodeUsed: ({ firstName, left, url }: { firstName: string; left: number; url: string }) =>
    letter({
      subject: 'A backup code was used',
      greeting: `Hello ${firstName},`,
      paragraphs: [
        `One of the backup codes of your account at AdMarket Direct was used just now. ${codesLeft(left)}`,
        'If this was not you, please choose a new password at once: that ends all sessions.',
      ],
      action: { label: 'Choose a new password', url },
    }),
  backupCodesRenewed: ({ firstName, url }: { firstName: string; url: string }) =>
    letter({
      subject: 'You have new backup codes',
      greeting: `Hello ${firstName},`,
      paragraphs: [
        'New backup codes were made for your account at AdMarket Direct. The old ones no longer work.',
        'If this was not you, please choose a new password at once: that ends all sessions.',
      ],
      action: { label: 'Choose a new password', url },
    }),
  accountDeleted: ({ firstName }: { firstName: string }) =>
    letter({
      subject: 'Your account was deleted',
      greeting: `Hello ${firstName},`,
      paragraphs: [
        'Your account at AdMarket Direct was deleted. Orders and invoices are kept as long as the law requires; booked campaigns run as ordered.',
      ],
    }),
} as const
