/**
 * A small stand-in for Stripe.js, for a browser that cannot reach Stripe. Like the real one, it
 * comes from js.stripe.com, shows its card form in a frame of that host, calls api.stripe.com to
 * confirm, and redirects to a page of hooks.stripe.com where the bank requires it. The page's
 * content security policy therefore applies as in production.
 */
export const STRIPE_JS = `
  window.Stripe = (publicKey) => {
    const frame = document.createElement('iframe')
    frame.src = 'https://js.stripe.com/endive/elements-inner-payment.html'
    frame.title = 'Secure payment input frame'
    frame.allow = 'payment *'
    frame.style.cssText = 'width: 100%; height: 120px; border: 0'
    const cardNumber = () =>
      new Promise((done) => {
        addEventListener('message', ({ data }) => done(data.number), { once: true })
        frame.contentWindow.postMessage('number', 'https://js.stripe.com')
      })
    return {
      _registerWrapper() {},
      elements: ({ clientSecret }) => ({
        clientSecret,
        fetchUpdates: async () => ({}),
        create: () => ({
          mount: (place) => place.append(frame),
          destroy: () => frame.remove(),
          on: (event, tell) => event === 'ready' && frame.addEventListener('load', () => tell()),
        }),
      }),
      async confirmSetup({ elements: { clientSecret } }) {
        const id = clientSecret.split('_secret_')[0]
        const response = await fetch('https://api.stripe.com/v1/setup_intents/' + id + '/confirm', {
          method: 'POST',
          body: new URLSearchParams({ key: publicKey, number: await cardNumber() }),
        })
        return { setupIntent: await response.json() }
      },
      async confirmPayment({ elements, clientSecret = elements.clientSecret, confirmParams }) {
        const id = clientSecret.split('_secret_')[0]
        const response = await fetch('https://api.stripe.com/v1/payment_intents/' + id + '/confirm', {
          method: 'POST',
          body: new URLSearchParams({
            key: publicKey,
            client_secret: clientSecret,
            number: confirmParams.payment_method ?? (await cardNumber()),
          }),
        })
        const intent = await response.json()
        if (intent.error) return { error: intent.error }
        if (intent.status !== 'requires_action') return { paymentIntent: intent }
        const back = new URL(confirmParams.return_url)
        back.searchParams.set('payment_intent', id)
        back.searchParams.set('payment_intent_client_secret', clientSecret)
        location.href = 'https://hooks.stripe.com/3d_secure?' + new URLSearchParams({
          intent: id,
          return_url: back.href,
        })
        return await new Promise(() => {})
      },
    }
  }
  window.Stripe.version = 'endive'
`

/** The card form, as the frame contains it. */
export const STRIPE_FRAME = `<!doctype html>
  <label>Card number <input inputmode="numeric" /></label>
  <script>
    addEventListener('message', ({ source, origin }) =>
      source.postMessage({ number: document.querySelector('input').value }, origin))
  </script>`

/** The bank's page. */
export const bankPage = (returnUrl: string): string => `<!doctype html>
  <a href="${returnUrl.replaceAll('&', '&amp;')}&amp;redirect_status=succeeded">Approve the payment</a>`
