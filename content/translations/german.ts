import { COUNTRY_CODES, countryName } from '#domain/foundation/address/countryName.ts'

/** The fields of an address and of a person, as forms label them. */
export const FORM_WORDS = {
  'First name': 'Vorname',
  'Last name': 'Nachname',
  Company: 'Firma',
  'Company name': 'Firmenname',
  Email: 'E-Mail',
  'Invoice email': 'E-Mail für Rechnungen',
  'Phone number': 'Telefonnummer',
  'Country of the phone number': 'Land der Telefonnummer',
  Country: 'Land',
  City: 'Ort',
  Message: 'Nachricht',
  'Billing address': 'Rechnungsadresse',
  'Invalid phone number': 'Ungültige Telefonnummer',
  'Wrong phone number': 'Falsche Telefonnummer',
} as const

/** The texts of the chat and of the callback panel. */
export const CHAT_WORDS = {
  'Chat with us': 'Chatten Sie mit uns',
  'Messages of the chat': 'Nachrichten des Chats',
  'Write a message': 'Nachricht schreiben',
  'Answer by email': 'Antwort per E-Mail',
  Send: 'Senden',
  Minimize: 'Verkleinern',
  'Call us': 'Rufen Sie uns an',
} as const

/** The error texts, keyed by the product's exact English wording. */
export const ERROR_WORDS = {
  'Unknown error.': 'Unbekannter Fehler.',
  'We currently cannot process your request. Please try again later':
    'Wir können Ihre Anfrage derzeit nicht bearbeiten. Bitte versuchen Sie es später noch einmal',
  'Page not found': 'Seite nicht gefunden',
  'No access.': 'Kein Zugriff.',
  'Too many input attempts.': 'Zu viele Eingabeversuche.',
  'Invalid format.': 'Ungültiges Format.',
  'Please check the marked fields.': 'Bitte prüfen Sie die markierten Felder.',
  'This order was not found.': 'Dieser Auftrag wurde nicht gefunden.',
  'This coupon code is invalid.': 'Dieser Gutscheincode ist ungültig.',
  'This coupon code has expired.': 'Dieser Gutscheincode ist abgelaufen.',
  'This coupon code has already been claimed.': 'Dieser Gutscheincode wurde bereits eingelöst.',
  'This coupon code was already used or has changed.':
    'Dieser Gutscheincode wurde schon verwendet oder hat sich geändert.',
  'You should either log in or enter valid registration data.':
    'Bitte melden Sie sich an, oder geben Sie gültige Daten zur Registrierung ein.',
  'An account exists for this email. Please log in to continue.':
    'Zu dieser E-Mail gibt es ein Konto. Bitte melden Sie sich an, um fortzufahren.',
  'Please enter the code': 'Bitte geben Sie den Code ein',
  '2FA verification failed. Please try again.':
    'Die Bestätigung in zwei Schritten ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.',
  'This 2FA code has expired. Please generate a new one.':
    'Dieser 2FA-Code ist abgelaufen. Bitte erzeugen Sie einen neuen.',
  'Too many wrong codes. Please generate a new one.':
    'Der 2FA-Code war zu oft falsch. Bitte erzeugen Sie einen neuen.',
  'Please check the advertiser data.': 'Bitte prüfen Sie die Daten des Werbetreibenden.',
  'Please check the billing address.': 'Bitte prüfen Sie die Rechnungsadresse.',
  'This offer was not found.': 'Dieses Angebot wurde nicht gefunden.',
  'This offer has expired.': 'Dieses Angebot ist abgelaufen.',
  'This offer was made for a different amount.':
    'Dieses Angebot wurde für eine andere Summe erstellt.',
  'This offer has changed.': 'Dieses Angebot hat sich geändert.',
  'Your cart is empty.': 'Ihr Warenkorb ist leer.',
  'The cart is too small to pay by card: the minimum is $0.50.':
    'Der Warenkorb ist zu klein für eine Kartenzahlung: mindestens 0,50 $.',
  'Your card was declined. Please try another card.':
    'Ihre Karte wurde abgelehnt. Bitte versuchen Sie es mit einer anderen Karte.',
} as const

/** Georgia: lists of states contain the US state of the same name. */
const ALSO_A_STATE = 'GE'

/**
 * German translations by English text (Foundation 3): names of countries, fields of addresses and
 * phones, chat and errors.
 */
export const germanWords = (): ReadonlyMap<string, string> =>
  new Map([
    ...COUNTRY_CODES.filter((code) => code !== ALSO_A_STATE).map((code): [string, string] => [
      countryName(code),
      countryName(code, 'de'),
    ]),
    ...Object.entries({ ...FORM_WORDS, ...CHAT_WORDS, ...ERROR_WORDS }),
  ])
