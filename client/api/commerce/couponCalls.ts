import type { CouponRequest } from '#domain/commerce/admin/couponRequest.ts'
import type { CodeList, SeriesState } from '#domain/commerce/coupon/couponSeries.ts'
import type { CouponTermsChange } from '#domain/commerce/coupon/couponTerms.ts'
import { answerOf, api } from '#client/api/foundation/apiClient.ts'

/** Filters of the coupon series list. */
export interface CouponSeriesQuery {
  search: string
  state: SeriesState | null
  after: string | null
}

const ofSeries = (id: string) => ({ param: { id } })

/** A page of the coupon series that the desk made. Raises ProductError. */
export const loadCouponSeriesList = ({ search, state, after }: CouponSeriesQuery) =>
  answerOf(
    api['coupon-series'].$get({
      query: { search, ...(state ? { state } : {}), ...(after ? { after } : {}) },
    }),
  )

/** A series with its uses and its audit log. Raises coupon_series_not_found. */
export const loadCouponSeries = (id: string) =>
  answerOf(api['coupon-series'][':id'].$get(ofSeries(id)))

/** Makes coupons. Raises coupon_code_taken. */
export const createCouponSeriesCall = (series: CouponRequest) =>
  answerOf(api['coupon-series'].$post({ json: series }))

/** Switches the coupons of a series off or on. */
export const switchCouponSeriesCall = (id: string, isOn: boolean, reason: string) =>
  answerOf(api['coupon-series'][':id'].switch.$put({ ...ofSeries(id), json: { isOn, reason } }))

/** Changes the terms of a series. Raises coupon_terms_changed, invalid_input. */
export const changeCouponTermsCall = (id: string, json: CouponTermsChange & { reason: string }) =>
  answerOf(api['coupon-series'][':id'].terms.$put({ ...ofSeries(id), json }))

/** URL of the file with a series' codes. */
export const couponCodesPath = (id: string): string => `/api/coupon-series/${id}/codes.csv`

/** A page of the codes of a series. */
export const loadSeriesCodes = (
  id: string,
  query: { search: string; list: CodeList; after: string },
) => answerOf(api['coupon-series'][':id'].codes.$get({ ...ofSeries(id), query }))

/** Switches one code of a series off or on. */
export const switchCouponCodeCall = (
  id: string,
  json: { code: string; isOn: boolean; reason: string },
) => answerOf(api['coupon-series'][':id'].codes.switch.$put({ ...ofSeries(id), json }))

/** A page of coupons issued by campaigns and abandoned orders. */
export const loadGivenCoupons = (query: Record<string, string>) =>
  answerOf(api['coupon-series'].given.$get({ query }))

/** URL of the file with a list of those coupons. */
export const givenCouponsPath = (query: Record<string, string>): string =>
  `/api/coupon-series/given.csv?${new URLSearchParams(query)}`
