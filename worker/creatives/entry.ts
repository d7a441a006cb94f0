/** The Worker of the creatives' host: files of creatives and ads, in a sandbox. */
import { creativesHost } from './creativesHost.ts'

export default { fetch: creativesHost.fetch }
