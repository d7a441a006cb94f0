import { audienceAttribute, INDUSTRY_ESTIMATE } from './attribute.ts'

const ACS = 'US Census ACS 2022, rounded'
const INCOME =
  'US Census ACS 2022 household income before tax, rounded; net bands estimated from it'
const PETS = 'US pet owner surveys 2021-2023, rounded; industry estimate'

/** Home life: income, education, relationship, home and garden, pets, children. */
export const HOUSEHOLD_ATTRIBUTES = [
  audienceAttribute(
    'household_net_income',
    'Household net income',
    { semantics: 'exclusive', basis: INCOME, cpmMinor: 55 },
    [
      ['under_25k', 'Under $25,000', 18],
      ['25k_50k', '$25,000 to $49,999', 22],
      ['50k_75k', '$50,000 to $74,999', 18.5],
      ['75k_100k', '$75,000 to $99,999', 14],
      ['100k_150k', '$100,000 to $149,999', 15.5],
      ['150k_200k', '$150,000 to $199,999', 6.5],
      ['200k_plus', '$200,000 or more', 5.5],
    ],
  ),
  audienceAttribute(
    'education',
    'Education',
    { semantics: 'exclusive', basis: `${ACS} (age 25 and over)`, cpmMinor: 35 },
    [
      ['no_diploma', 'No high school diploma', 10.4],
      ['high_school', 'High school', 26.1],
      ['some_college', 'Some college', 19.1],
      ['associate', 'Associate degree or vocational training', 8.8],
      ['bachelor', "Bachelor's degree", 21.6],
      ['graduate', "Master's degree or doctorate", 14],
    ],
  ),
  audienceAttribute(
    'relationship_status',
    'Relationship status',
    { semantics: 'exclusive', basis: ACS, cpmMinor: 30 },
    [
      ['single', 'Single', 27],
      ['partner', 'Living with a partner', 8],
      ['married', 'Married', 47.5],
      ['separated', 'Separated', 1.8],
      ['divorced', 'Divorced', 10.2],
      ['widowed', 'Widowed', 5.5],
    ],
  ),
  audienceAttribute(
    'home_garden',
    'Home and garden ownership',
    { semantics: 'overlapping', basis: ACS, cpmMinor: 40 },
    [
      ['owner', 'Owns the home', 65],
      ['renter', 'Rents the home', 35],
      ['detached', 'Lives in a detached house', 62],
      ['apartment', 'Lives in an apartment', 24],
      ['second_home', 'Owns a second home', 5, INDUSTRY_ESTIMATE],
      ['garden', 'Has a garden or yard', 70, INDUSTRY_ESTIMATE],
      ['balcony', 'Has a balcony or patio', 48, INDUSTRY_ESTIMATE],
      ['pool', 'Has a pool', 8, INDUSTRY_ESTIMATE],
      ['moving', 'Moved in the last 12 months', 12.5],
    ],
  ),
  audienceAttribute('pets', 'Pets', { semantics: 'overlapping', basis: PETS, cpmMinor: 30 }, [
    ['dog', 'Dog', 45],
    ['cat', 'Cat', 29],
    ['fish', 'Fish', 8],
    ['bird', 'Bird', 5],
    ['small_pet', 'Rabbit, hamster or other small pet', 5],
    ['reptile', 'Reptile', 3],
    ['horse', 'Horse', 1.5],
  ]),
  audienceAttribute(
    'children',
    'Parents by child age',
    { semantics: 'overlapping', basis: `${ACS}, as a share of all adults`, cpmMinor: 45 },
    [
      ['expecting', 'Expecting a child', 1.5, INDUSTRY_ESTIMATE],
      ['under_1', 'Child under 1', 2.6],
      ['1_2', 'Child of 1 to 2', 5],
      ['3_5', 'Child of 3 to 5', 7.8],
      ['6_9', 'Child of 6 to 9', 10],
      ['10_13', 'Child of 10 to 13', 10.5],
      ['14_17', 'Child of 14 to 17', 10.5],
      ['adult', 'Adult children', 30, INDUSTRY_ESTIMATE],
    ],
  ),
]
