import type { Bindings } from '../platform/env.ts'

const keyOf = (invoiceId: string) => `${invoiceId}.pdf`

/** Stored PDF of an invoice; null before the first request for it. */
export async function readStoredInvoice(
  { INVOICES }: Pick<Bindings, 'INVOICES'>,
  invoiceId: string,
): Promise<ArrayBuffer | null> {
  const stored = await INVOICES.get(keyOf(invoiceId))
  return stored ? await stored.arrayBuffer() : null
}

/** Stores the PDF of an invoice unless one exists; returns the stored one. */
export async function storeInvoice(
  env: Pick<Bindings, 'INVOICES'>,
  invoiceId: string,
  file: Uint8Array,
): Promise<ArrayBuffer> {
  await env.INVOICES.put(keyOf(invoiceId), file, {
    onlyIf: { etagDoesNotMatch: '*' },
    httpMetadata: { contentType: 'application/pdf' },
  })
  const stored = await readStoredInvoice(env, invoiceId)
  if (!stored) throw new Error('The invoice could not be stored.')
  return stored
}
