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

/** What the product was started with, and each desk's ready answers. */
export interface HouseSettings {
  settings: SettingView[]
  readyAnswers: { desk: Desk; answers: ReadyAnswer[] }[]
}

/** What the house runs with. Raises ProductError. */
export const loadHouseSettings = () => answerOf<HouseSettings>(house.$get())

/** The rates of each currency. Raises ProductError. */
export const loadRates = () => answerOf<RatesView>(house.rates.$get())

/** What a rate from a day on would touch. Raises ProductError. */
export const previewRateCall = (query: { currency: RatedCurrency; asOfDate: string }) =>
  answerOf<RateEffect>(house.rates.effect.$get({ query }))

/** Sets the rate of a day. Raises rate_far_off, rate_changed, rate_day_invalid. */
export const addRateCall = (json: NewRate) => answerOf<unknown>(house.rates.$post({ json }))
