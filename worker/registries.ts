/**
 * Registers parts of areas with lower ones that do not import them: mail composers, notifications of open tabs, and
 * personal data.
 * The entry and the tests import this module first.
 */
import { composeMail } from './composeMail.ts'
import { providePersonalData } from './operations/accounts/privacy/personalData.ts'
import { BRAND_KIT_DATA } from './operations/creatives/brandKits/brandKitData.ts'
import { SAVED_CART_DATA } from './operations/accounts/privacy/savedCartData.ts'
import { DRAFT_DATA } from './operations/accounts/privacy/draftData.ts'
import { LEAD_DATA } from './operations/sales/leads/leadData.ts'
import { provideComposers } from './operations/foundation/mail/mailComposers.ts'
import { NOTIFICATION_DATA } from './operations/accounts/notifications/notificationData.ts'
import { TEAM_DATA } from './operations/accounts/team/teamData.ts'
import { CARD_DATA } from './operations/orders/payments/cardData.ts'
import { APPROVAL_DATA } from './operations/orders/approvals/approvalData.ts'
import { STANDING_DATA } from './operations/orders/standing/standingData.ts'
import { ORDER_DATA } from './operations/orders/orders/orderData.ts'
import { provideUnreadPush } from './operations/foundation/notifications/pushUnread.ts'
import { pushUnreadCount } from './operations/contact/pushUnreadCount.ts'

provideUnreadPush(pushUnreadCount)
provideComposers(composeMail)
// Teams first, as an owner with members keeps the account. Then leads, found by sessions, which are deleted with the
// chats.
providePersonalData([
  TEAM_DATA,
  LEAD_DATA,
  DRAFT_DATA,
  SAVED_CART_DATA,
  NOTIFICATION_DATA,
  BRAND_KIT_DATA,
  CARD_DATA,
  APPROVAL_DATA,
  STANDING_DATA,
  ORDER_DATA,
])
