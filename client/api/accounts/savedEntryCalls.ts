import type { OrderAdvertiser, OrderBilling } from '#domain/commerce/checkout/orderParty.types.ts'
import { answerOf, api } from '#client/api/foundation/apiClient.ts'

export const listBillingAddressesCall = async () =>
  (await answerOf(api['billing-addresses'].$get())).billingAddresses

export const saveBillingAddressCall = async (json: OrderBilling) =>
  (await answerOf(api['billing-addresses'].$post({ json }))).billingAddress

export const editBillingAddressCall = async (id: string, json: OrderBilling) =>
  (await answerOf(api['billing-addresses'][':id'].$put({ param: { id }, json }))).billingAddress

export const deleteBillingAddressCall = (id: string) =>
  answerOf(api['billing-addresses'][':id'].$delete({ param: { id } }))

export const listAdvertisersCall = async () => (await answerOf(api.advertisers.$get())).advertisers

export const saveAdvertiserCall = async (json: OrderAdvertiser) =>
  (await answerOf(api.advertisers.$post({ json }))).advertiser

export const editAdvertiserCall = async (id: string, json: OrderAdvertiser) =>
  (await answerOf(api.advertisers[':id'].$put({ param: { id }, json }))).advertiser

export const deleteAdvertiserCall = (id: string) =>
  answerOf(api.advertisers[':id'].$delete({ param: { id } }))
