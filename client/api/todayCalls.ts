import type { TodayView } from '#domain/admin/today.ts'
import { answerOf, api } from './apiClient.ts'

/** What waits in the admin area. Raises ProductError. */
export const loadToday = () => answerOf<TodayView>(api.today.$get())
