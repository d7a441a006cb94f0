import type { Fact } from './fact.ts'

/** What pages say of streaming TV, and who says so. */
export const STREAMING_TV_FACTS = {
  'CTV-R1': {
    source: 'California Business and Professions Code 22776; VulcanBills',
    year: 'in force',
    url: 'https://self-law.org/code/ca/business-and-professions-code/22776',
  },
} as const satisfies Record<string, Fact>
