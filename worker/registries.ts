/**
 * What areas hand to those below them, which do not know them: how mails are written, and what is kept about a person.
 * The entry and the tests import this module first.
 */
import { composeMail } from './composeMail.ts'
import { providePersonalData } from './operations/accounts/privacy/personalData.ts'
import { BRAND_KIT_DATA } from './operations/creatives/brandKits/brandKitData.ts'
import { DRAFT_DATA } from './operations/accounts/privacy/draftData.ts'
import { LEAD_DATA } from './operations/sales/leads/leadData.ts'
import { provideComposers } from './operations/foundation/mail/mailComposers.ts'
import { NOTIFICATION_DATA } from './operations/accounts/notifications/notificationData.ts'
import { ORDER_DATA } from './operations/orders/orders/orderData.ts'

provideComposers(composeMail)
// Leads first: they are found by the person's sessions, which end with the chats.
providePersonalData([LEAD_DATA, DRAFT_DATA, NOTIFICATION_DATA, BRAND_KIT_DATA, ORDER_DATA])
