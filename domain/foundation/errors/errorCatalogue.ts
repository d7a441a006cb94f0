import { DRAFT_ERRORS } from './draftErrors.ts'
import { PLAIN_ERRORS } from './plainErrors.ts'
import { TEAM_ERRORS } from './teamErrors.ts'

/** Every error that a person or client can get, with its text and HTTP status, in one table (Foundation 22). */
export const ERROR_CATALOGUE = {
  ...PLAIN_ERRORS,
  ...DRAFT_ERRORS,
  ...TEAM_ERRORS,
  notification_not_found: { status: 404, message: 'This notification was not found.' },
  labels_full: { status: 409, message: 'You have 200 tags and folders. Please remove some first.' },
  saved_cart_not_found: { status: 404, message: 'This saved cart was not found.' },
  saved_carts_full: { status: 409, message: 'You have 50 saved carts. Please delete one first.' },
  channel_not_found: { status: 404, message: 'This channel was not found.' },
  too_many_channels: { status: 409, message: 'You have 5 channels. Please remove one first.' },
  device_not_found: { status: 404, message: 'This device was not found.' },
  too_many_devices: { status: 409, message: 'You have 10 devices. Please remove one first.' },
  push_unavailable: { status: 409, message: 'Notifications on devices are not available.' },
  webhook_failed: {
    status: 422,
    message: 'The test message did not arrive. Please check the address.',
  },
  too_many_attempts: { status: 429, message: 'Too many input attempts.' },
  invalid_format: { status: 400, message: 'Invalid format.' },
  method_not_allowed: { status: 405, message: 'This address cannot be used in this way.' },
  payload_too_large: { status: 413, message: 'The request is too large.' },
  cross_site_request: { status: 403, message: 'This request did not come from our own pages.' },
  session_required: {
    status: 401,
    message: 'Your session has ended. Please reload the page and try again.',
  },
  too_many_shares: {
    status: 409,
    message: 'This report has 10 links. Please withdraw one first.',
  },
  too_many_report_mails: {
    status: 409,
    message: 'This report is emailed five times already. Please end one of them first.',
  },
  coupon_invalid: { status: 422, message: 'This coupon code is invalid.' },
  coupon_expired: { status: 422, message: 'This coupon code has expired.' },
  coupon_claimed: { status: 409, message: 'This coupon code has already been claimed.' },
  coupon_not_yet: { status: 422, message: 'This coupon code is not valid yet.' },
  coupon_not_met: { status: 422, message: 'This coupon does not apply to this cart.' },
  coupon_used_up: { status: 409, message: 'The budget of this coupon is used up.' },
  coupon_code_taken: {
    status: 409,
    message: 'There is a coupon with this code already. Please choose another one.',
  },
  product_not_found: { status: 404, message: 'This product was not found.' },
  product_changed: {
    status: 409,
    message: 'Somebody else has just changed or booked some of this. Please look at it again.',
  },
  product_invalid: {
    status: 422,
    message: 'Nothing was changed, as some of it cannot be changed.',
  },
  rate_card_not_found: {
    status: 404,
    message: 'These planned prices are already in force or were withdrawn.',
  },
  coupon_series_not_found: { status: 404, message: 'These coupons were not found.' },
  coupon_terms_changed: {
    status: 409,
    message: 'Somebody else has just changed these terms. Please look at them again.',
  },
  coupon_changed: { status: 409, message: 'This coupon code was already used or has changed.' },
  registration_required: {
    status: 422,
    message: 'You should either log in or enter valid registration data.',
  },
  account_exists: {
    status: 409,
    message: 'An account exists for this email. Please log in to continue.',
  },
  login_failed: {
    status: 401,
    message:
      'Wrong email or password, or the email is not confirmed yet. If you have just registered, open the link in our email first.',
  },
  two_factor_needed: { status: 422, message: 'Please enter the code' },
  two_factor_invalid: { status: 422, message: '2FA verification failed. Please try again.' },
  two_factor_expired: {
    status: 410,
    message: 'This 2FA code has expired. Please generate a new one.',
  },
  two_factor_too_often: {
    status: 429,
    message: 'Too many wrong codes. Please generate a new one.',
  },
  two_factor_locked: {
    status: 429,
    message: 'Too many wrong codes. Please wait 15 minutes, then generate a new one.',
  },
  two_factor_unreadable: {
    status: 409,
    message:
      'We can no longer check your two-factor codes. Contact us: we reset two-factor authentication for you, then you set it up again.',
  },
  two_factor_is_on: { status: 409, message: 'Two-factor authentication is on already.' },
  two_factor_is_off: { status: 409, message: 'Two-factor authentication is off.' },
  password_wrong: { status: 422, message: 'The current password is wrong.' },
  email_verification_failed: {
    status: 410,
    message:
      'Your email could not be confirmed: the link has expired or was already used. Please log in, or register again for a new link.',
  },
  password_reset_failed: {
    status: 410,
    message:
      'Your password could not be reset: the link has expired or was already used. Please request a new one.',
  },
  email_update_failed: {
    status: 410,
    message:
      'Your email could not be updated: the link has expired or was already used, or the address is taken. Please request the change again.',
  },
  account_session_not_found: { status: 404, message: 'This session has already ended.' },
  saved_entry_not_found: { status: 404, message: 'This entry was already removed.' },
  saved_entries_full: {
    status: 409,
    message: 'You’ve reached the limit of saved entries. Please remove one first.',
  },
  standing_not_found: { status: 404, message: 'This standing order was not found.' },
  standing_not_open: {
    status: 409,
    message: 'This standing order has changed meanwhile. Please look at the page again.',
  },
  standing_not_possible: {
    status: 409,
    message: 'Only a paid order of your account that did not come from an offer can be repeated.',
  },
  standing_card_declined: {
    status: 402,
    message: 'Your bank declined this card for monthly charges. Please choose another card.',
  },
  saved_card_not_found: { status: 404, message: 'This card was already removed.' },
  saved_cards_full: {
    status: 409,
    message: 'You have 10 saved cards. Please remove one first.',
  },
  card_not_saved: {
    status: 422,
    message: 'The card was not saved. Please check it and try again.',
  },
  advertiser_invalid: { status: 422, message: 'Please check the advertiser data.' },
  address_invalid: { status: 422, message: 'Please check the billing address.' },
  agreement_not_found: { status: 404, message: 'This agreement was not found.' },
  agreement_changed: {
    status: 409,
    message: 'Somebody else has just changed this agreement. Please look at it again.',
  },
  offer_not_found: { status: 404, message: 'This offer was not found.' },
  offer_expired: { status: 410, message: 'This offer has expired.' },
  offer_other_sum: { status: 409, message: 'This offer was made for a different amount.' },
  offer_changed: { status: 409, message: 'This offer has changed.' },
  offer_accepted: { status: 409, message: 'This offer was already accepted.' },
  offer_kept: { status: 409, message: 'You kept your offer, so the cart stays as it is.' },
  offer_moved: {
    status: 409,
    message: 'This offer has changed in the meantime. Please look at it and try again.',
  },
  offer_limit: {
    status: 422,
    message: 'This discount is above your role’s limit. Ask an admin for a larger one.',
  },
  cart_empty: { status: 422, message: 'Your cart is empty.' },
  network_quota_reached: {
    status: 429,
    message:
      'Your network has reached today’s limit for saving. Your cart stays in this browser; please try again tomorrow.',
  },
  cart_price_wrong: {
    status: 409,
    message: 'Wrong cart price. Please look at the changed amounts and confirm again.',
  },
  cart_too_small: {
    status: 422,
    message: 'The cart is too small to pay by card: the minimum is $0.50.',
  },
  credit_check_needed: {
    status: 422,
    message: 'Please confirm that we check your credit, choose a later start, or pay by card.',
  },
  plan_invalid: { status: 422, message: 'This campaign can no longer be booked as planned.' },
  slot_taken: {
    status: 409,
    message: 'Somebody else has just booked the last slot on this screen.',
  },
  slot_limit: {
    status: 409,
    message:
      'You’ve reached the limit of unpaid billboard slots. Choose fewer screens or weeks, or ask our desk to book more.',
  },
  order_limit: {
    status: 429,
    message:
      'Your network has reached today’s order limit. Please try again tomorrow, or ask our desk to book for you.',
  },
  payment_declined: { status: 402, message: 'Your card was declined. Please try another card.' },
  idempotency_mismatch: {
    status: 409,
    message: 'This request was already made with different content. Please reload the page.',
  },
  line_not_amendable: { status: 409, message: 'This campaign can no longer be changed.' },
  amendment_not_found: { status: 404, message: 'This change was not found.' },
  amendment_closed: {
    status: 409,
    message: 'This change was already answered or has expired.',
  },
  amendment_replaced: {
    status: 409,
    message: 'A newer version has replaced this change.',
  },
  amendment_outdated: {
    status: 409,
    message:
      'The campaign has changed since this was written. We will send you a new version of the change.',
  },
  amendment_waits: {
    status: 409,
    message: 'An accepted change of this campaign waits for its payment.',
  },
  amendment_changed: {
    status: 409,
    message: 'This change has a new price now. Please look at it again.',
  },
  amendment_below_coupons: {
    status: 409,
    message:
      'This order’s coupons are worth more than its new total. Keep a larger budget, or write the order off and offer it anew.',
  },
  make_good_closed: { status: 409, message: 'This choice is no longer open.' },
  line_not_stoppable: { status: 409, message: 'This campaign can no longer be stopped.' },
  pause_not_possible: {
    status: 409,
    message:
      'Only a paid campaign that isn’t paused or over can be paused. Reload the page to see its status.',
  },
  pause_limit_reached: {
    status: 409,
    message:
      'This campaign has used up its pauses: 10 times and 90 days in all. Stop it for a coupon, or let it run.',
  },
  pause_change_open: {
    status: 409,
    message:
      'A change of this campaign waits for its payment. Pay it first, or pause with the same end date and keep your slots.',
  },
  line_paused: {
    status: 409,
    message: 'This campaign is paused. Resume it first, then change it.',
  },
  not_paused: { status: 409, message: 'This campaign is not paused.' },
  stop_changed: {
    status: 409,
    message: 'The unused part has changed. Please look at the new coupon and confirm again.',
  },
  runtime_fixed: {
    status: 409,
    message: 'The dates of this campaign can no longer be changed.',
  },
  uploads_closed: {
    status: 409,
    message: 'Creatives can no longer be added to or changed on this campaign.',
  },
  upload_not_found: {
    status: 404,
    message: 'This upload was not found. Please choose the file again.',
  },
  upload_incomplete: { status: 409, message: 'Page not fully uploaded' },
  upload_part_wrong: {
    status: 422,
    message: 'This part of the file is not as long as it should be. Please choose the file again.',
  },
  upload_limit_reached: {
    status: 429,
    message: 'You’ve reached today’s upload limit. Please finish or cancel some, or ask our desk.',
  },
  upload_storage_failed: {
    status: 503,
    message:
      'Your file could not be stored just now. The part that arrived is saved; please try again.',
  },
  kit_picture_unusable: {
    status: 422,
    message: 'Please use a still PNG or JPEG, up to 10 MB and 8,000 pixels on its longer side.',
  },
  kit_limit_reached: {
    status: 429,
    message: 'You’ve reached today’s limit of changes to this brand kit. Please continue tomorrow.',
  },
  creatives_full: {
    status: 409,
    message: 'A campaign holds 50 creatives. Please remove one first.',
  },
  too_few_creatives: {
    status: 409,
    message:
      'You have uploaded less than 2 creatives. To use this feature you need to upload at least 2 creatives.',
  },
  creative_already_uploaded: { status: 409, message: 'Creative already uploaded' },
  creative_not_found: { status: 404, message: 'This creative was not found.' },
  creative_changed: {
    status: 409,
    message: 'This creative was changed at the same moment. Please look at it and try again.',
  },
  too_few_to_compare: {
    status: 409,
    message: 'Please upload another creative of this size: comparing needs two that are approved.',
  },
  comparison_not_found: {
    status: 404,
    message: 'This comparison has ended. Please load the page again.',
  },
  removal_final: {
    status: 409,
    message: 'This removal can no longer be undone. Please upload the file again.',
  },
  nothing_to_answer: { status: 409, message: 'The question about this creative is closed.' },
  review_not_found: {
    status: 404,
    message: 'This creative is no longer waiting for a verdict.',
  },
  production_not_found: { status: 404, message: 'This ad creation was not found.' },
  production_changed: {
    status: 409,
    message: 'This ad creation has changed in the meantime. Please look at it and try again.',
  },
  briefing_closed: {
    status: 409,
    message: 'We are already making your ad. Please add what is new as a comment.',
  },
  briefing_full: {
    status: 409,
    message: 'A brief holds 20 files of 500 MB together. Please remove one first.',
  },
  draft_full: { status: 409, message: 'A draft holds 30 files. Please remove one first.' },
  draft_not_ready: {
    status: 422,
    message: 'A draft needs at least one file, and every file has to pass the check.',
  },
  no_rounds_left: {
    status: 409,
    message:
      'All rounds of changes of this package are used. Please accept the draft, or ask our desk for another round.',
  },
  changes_not_said: { status: 422, message: 'Please tell us first what to change.' },
  comments_full: {
    status: 409,
    message: 'You’ve reached the comment limit. Please ask our desk.',
  },
  file_not_found: { status: 404, message: 'This file was not found.' },
  file_does_not_fit: {
    status: 422,
    message: 'This file does not fit the campaign. Its page says what it takes.',
  },
  lead_not_found: { status: 404, message: 'This lead was not found.' },
  lead_changed: {
    status: 409,
    message: 'This lead has changed in the meantime. Please look at it and try again.',
  },
  account_not_found: { status: 404, message: 'This account was not found.' },
  role_changed: {
    status: 409,
    message:
      'The roles of this account have changed in the meantime. Please look at them and try again.',
  },
  last_admin: {
    status: 409,
    message: 'This is the last admin. Please make somebody else an admin first.',
  },
  rate_changed: {
    status: 409,
    message: 'Somebody else has just set a rate for that day. Please look at it again.',
  },
  rate_far_off: {
    status: 422,
    message: 'This is more than 20% off the last rate. Please confirm it.',
  },
  rate_day_invalid: {
    status: 422,
    message: 'A rate starts today or within a year. Orders keep the rate they were made with.',
  },
  account_has_role: {
    status: 409,
    message: 'This account has a role. Please remove its roles first.',
  },
  email_differs: { status: 422, message: 'This is not the email of the account.' },
  reset_asked: {
    status: 409,
    message: 'Somebody has already asked for this. Another admin must consent.',
  },
  reset_not_found: {
    status: 404,
    message: 'This request no longer exists: it was used, withdrawn or has expired.',
  },
  reset_needs_another: {
    status: 409,
    message: 'Another admin must consent: neither the one who asked nor the owner of the account.',
  },
  reset_needs_tenure: {
    status: 409,
    message:
      'Another admin must consent: one who had the role and a second factor for 24 hours before the request, who did not get the role from the admin who asked, and who did not give it to that admin in those 24 hours.',
  },
  mail_not_found: { status: 404, message: 'This email was not found.' },
  invoice_not_found: { status: 404, message: 'This invoice was not found.' },
  invoice_not_reminded: {
    status: 409,
    message:
      'There are no reminders for the invoice of a change: it is canceled if it is not paid.',
  },
  invoice_not_open: { status: 409, message: 'This invoice is not open.' },
  bank_currency_differs: {
    status: 409,
    message: 'The payment is in another currency than the invoice.',
  },
  bank_amount_differs: {
    status: 409,
    message: 'The payment is more than the invoice’s open amount.',
  },
  booking_not_found: {
    status: 404,
    message: 'This booking was not found, or is reversed already.',
  },
  booking_slots_released: {
    status: 409,
    message:
      'This payment cannot be reversed: its change gave billboard slots back, and others may have them. Offer the buyer a change that adds slots again, or stop the campaign, which returns what is left as a coupon.',
  },
  booking_in_use: {
    status: 409,
    message:
      'This booking cannot be reversed any more: its campaign has begun, was changed, or gave a coupon.',
  },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof ERROR_CATALOGUE

/** A failure's message for a person: its own, else the text of its code. */
export const errorMessage = (failure: {
  code: ErrorCode
  ownMessage: string | undefined
}): string => failure.ownMessage ?? ERROR_CATALOGUE[failure.code].message
