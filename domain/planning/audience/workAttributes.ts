import { audienceAttribute, INDUSTRY_ESTIMATE } from './attribute.ts'

const LABOR = 'US Bureau of Labor Statistics 2022-2023, rounded, as a share of all adults'
const FIRM_SIZE = 'US Census SUSB 2021 employment by firm size, rounded, as a share of all adults'

/** Work: job seeking, occupation, company size and job role. */
export const WORK_ATTRIBUTES = [
  audienceAttribute(
    'job_seeking',
    'Job seeking',
    { semantics: 'exclusive', basis: INDUSTRY_ESTIMATE, cpmMinor: 60 },
    [
      ['active', 'Actively looking for a job', 6],
      ['open', 'Open to offers', 21],
      ['first_job', 'Looking for a first job or apprenticeship', 2],
      ['career_change', 'Planning a career change', 7],
      ['not_looking', 'Not looking', 64],
    ],
  ),
  audienceAttribute(
    'occupation',
    'Occupation',
    { semantics: 'exclusive', basis: LABOR, cpmMinor: 45 },
    [
      ['student', 'Student', 8],
      ['apprentice', 'Apprentice or trainee', 1.2, INDUSTRY_ESTIMATE],
      ['employee', 'Employee', 40],
      ['worker', 'Skilled or manual worker', 11.5],
      ['civil_servant', 'Public sector', 6.5],
      ['self_employed', 'Self-employed or freelance', 6],
      ['homemaker', 'Homemaker', 5],
      ['retired', 'Retired', 18.5],
      ['not_working', 'Not working', 3.3],
    ],
  ),
  audienceAttribute(
    'company_size',
    'Company size',
    { semantics: 'exclusive', basis: FIRM_SIZE, cpmMinor: 95 },
    [
      ['1_9', '1-9', 6],
      ['10_49', '10-49', 9],
      ['up_to_250', 'up to 250', 9],
      ['250_10000', '250-10,000', 16],
      ['10000_plus', '10,000 or more', 16],
    ],
  ),
  audienceAttribute(
    'job_role',
    'Job role',
    { semantics: 'exclusive', basis: INDUSTRY_ESTIMATE, cpmMinor: 120 },
    [
      ['owner', 'Owner or founder', 3.5],
      ['executive', 'Executive board', 0.8],
      ['management', 'Management', 7],
      ['finance', 'Finance and accounting', 3.2],
      ['hr', 'Human resources', 1.1],
      ['it', 'IT and software', 3.4],
      ['engineering', 'Engineering and research', 2.2],
      ['marketing', 'Marketing and communication', 1.6],
      ['sales', 'Sales', 5.2],
      ['purchasing', 'Purchasing and logistics', 2.6],
      ['production', 'Production and trades', 8],
      ['healthcare', 'Healthcare and social work', 7.2],
      ['education', 'Teaching', 4],
      ['legal', 'Legal', 0.8],
      ['administration', 'Office and administration', 7],
      ['hospitality', 'Hospitality and retail', 8.5],
    ],
  ),
]
