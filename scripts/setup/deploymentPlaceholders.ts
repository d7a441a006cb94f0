/** The checked part of an environment's configuration, as wrangler reads it from wrangler.toml. */
export interface DeploymentConfig {
  vars: Record<string, unknown>
  d1_databases: readonly { binding: string; database_id?: string | undefined }[]
  kv_namespaces?: readonly { binding: string; id?: string | undefined }[] | undefined
  routes?: readonly (string | { pattern: string })[] | undefined
}

/** Placeholder ids in the delivered wrangler.toml. */
const ZERO_ID = /^0{8}/
/** Reserved names (RFC 2606) and placeholder figures in the delivered wrangler.toml. */
const PLACEHOLDER =
  /\.example\b|replace_me|\b0{6,}\b|\b00-0{7}\b|X{4,}US|500 Congress Avenue, Suite 200/

/** Lists placeholders left in wrangler.toml, with which a deployment would not work. */
export function deploymentPlaceholders({
  vars,
  d1_databases,
  kv_namespaces,
  routes,
}: DeploymentConfig): string[] {
  const settings = Object.entries(vars).filter(
    ([, value]) => typeof value === 'string' && PLACEHOLDER.test(value),
  )
  const databases = d1_databases.filter(({ database_id = '' }) => ZERO_ID.test(database_id))
  const stores = (kv_namespaces ?? []).filter(({ id = '' }) => ZERO_ID.test(id))
  const patterns = (routes ?? []).map((route) =>
    typeof route === 'string' ? route : route.pattern,
  )
  return [
    ...databases.map(({ binding }) => `database_id of ${binding}`),
    ...stores.map(({ binding }) => `id of ${binding}`),
    ...patterns.filter((pattern) => PLACEHOLDER.test(pattern)).map((pattern) => `route ${pattern}`),
    ...settings.map(([name]) => name),
  ]
}
