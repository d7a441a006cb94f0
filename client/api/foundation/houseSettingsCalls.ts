import type {
  NewRate,
  RateEffect,
  RatedCurrency,
  RatesView,
} from '#domain/foundation/admin/currencyRates.ts'
import type { Desk } from '#domain/contact/realtime/desk/desk.ts'
import type { ReadyAnswer } from '#domain/contact/realtime/desk/deskConversation.ts'
import type { SettingView } from '#domain/foundation/settings/settingFacts.ts'
import { answerOf, api } from './apiClient.ts'

const house = api['house-settings']

/** The deployment's settings, and the canned replies of each desk. */
export interface HouseSettings {
  settings: SettingView[]
  readyAnswers: { desk: Desk; answers: ReadyAnswer[] }[]
}

/** The house settings. Raises ProductError. */
export const loadHouseSettings = () => answerOf<HouseSettings>(house.$get())

/** The rates of each currency. Raises ProductError. */
export const loadRates = () => answerOf<RatesView>(house.rates.$get())

/** The effect of a rate that starts on a day. Raises ProductError. */
export const previewRateCall = (query: { currency: RatedCurrency; asOfDate: string }) =>
  answerOf<RateEffect>(house.rates.effect.$get({ query }))

/** Sets the rate of a day. Raises rate_far_off, rate_changed, rate_day_invalid. */
export const addRateCall = (json: NewRate) => answerOf<unknown>(house.rates.$post({ json }))
