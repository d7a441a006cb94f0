/** The health check that reads every store; answers only who sends the secret. */
export const DEEP_HEALTH_PATH = '/api/health/deep'
