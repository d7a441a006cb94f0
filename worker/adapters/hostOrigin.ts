/** Origin of one of our other hosts; on a development machine, with the site's port. */
export function hostOrigin(host: string, siteUrl: string): string {
  if (!host.endsWith('.localhost')) return `https://${host}`
  const { protocol, port } = new URL(siteUrl)
  return `${protocol}//${host}${port ? `:${port}` : ''}`
}
