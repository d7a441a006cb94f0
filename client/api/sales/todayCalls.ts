import type { AdminCounts } from '#domain/sales/admin/adminCounts.ts'
import type { TodayView } from '#domain/sales/admin/today.ts'
import { answerOf, api } from '#client/api/foundation/apiClient.ts'

/** Open work in the admin area. Raises ProductError. */
export const loadToday = () => answerOf<TodayView>(api.today.$get())

/** Counts for the areas of the navigation. Raises ProductError. */
export const loadAdminCounts = () => answerOf<AdminCounts>(api.today.counts.$get())

/** Runs a failed job again. Raises ProductError. */
export const runFailedJob = (id: string, reason: string) =>
  answerOf(api.today['failed-jobs'][':id'].run.$post({ param: { id }, json: { reason } }))

/** Dismisses a failed job. Raises ProductError. */
export const dismissFailedJob = (id: string, reason: string) =>
  answerOf(api.today['failed-jobs'][':id'].dismissal.$post({ param: { id }, json: { reason } }))

/** Allows mail to a suppressed address again. Raises ProductError. */
export const allowMail = (email: string, reason: string) =>
  answerOf(api['mail-suppressions'].lifted.$post({ json: { email, reason } }))
