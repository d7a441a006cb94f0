/** The health check that reads every store; answers only who sends the secret. */
export const DEEP_HEALTH_PATH = '/api/health/deep'

/** The health check of the ad server's and the creatives' host: which version runs. Open to all. */
export const HOST_HEALTH_PATH = '/health'
