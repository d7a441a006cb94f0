import type { OperationContext } from '#worker/platform/env.ts'

/** Whether this environment may sell the fictional inventory: any but production. */
export const sellsExamples = ({ ENVIRONMENT }: Pick<OperationContext['env'], 'ENVIRONMENT'>) =>
  ENVIRONMENT !== 'production'
