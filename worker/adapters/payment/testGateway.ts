import type { PaymentGateway } from './gateway.types.ts'

/** A gateway without money: our own form and well-known test card numbers. */
export const testGateway: PaymentGateway = {
  name: 'test',
  start: ({ paymentId }) =>
    Promise.resolve({ gatewayPaymentId: `test_${paymentId}`, clientSecret: null }),
  cancel: () => Promise.resolve({ state: 'cancelled' }),
  refund: ({ paymentId }) =>
    Promise.resolve({
      state: 'made',
      gatewayRefundId: `test_refund_${paymentId}`,
      reason: null,
    }),
}
