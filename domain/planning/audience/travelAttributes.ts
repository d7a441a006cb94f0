import { audienceAttribute, INDUSTRY_ESTIMATE } from './attribute.ts'

const facts = { semantics: 'overlapping', basis: INDUSTRY_ESTIMATE, cpmMinor: 35 } as const

/** Holidays: types and destinations. */
export const TRAVEL_ATTRIBUTES = [
  audienceAttribute('holiday_types', 'Holiday types', facts, [
    ['adventure', 'Adventure and safari', 8],
    ['all_inclusive', 'All-inclusive', 11],
    ['beach', 'Beach', 38],
    ['camping', 'Camping and RV', 16],
    ['city_break', 'City break', 29],
    ['cruise', 'Cruise', 9],
    ['culture', 'Culture and study tours', 12],
    ['family', 'Family holiday', 27],
    ['golf', 'Golf holiday', 3],
    ['hiking', 'Hiking and mountains', 14],
    ['last_minute', 'Last minute', 10],
    ['luxury', 'Luxury', 6],
    ['road_trip', 'Road trip', 31],
    ['theme_park', 'Theme parks', 17],
    ['ski', 'Ski holiday', 7],
    ['wellness', 'Spa and wellness', 11],
  ]),
  audienceAttribute('holiday_destinations', 'Holiday destinations', facts, [
    ['own_country', 'Own country', 64],
    ['usa', 'USA', 21],
    ['canada', 'Canada', 6],
    ['mexico', 'Mexico', 9],
    ['caribbean', 'Caribbean', 9],
    ['south_america', 'Central and South America', 4],
    ['great_britain', 'Great Britain and Ireland', 5],
    ['spain', 'Spain and Portugal', 5],
    ['italy', 'Italy', 5],
    ['france', 'France', 5],
    ['greece', 'Greece', 3],
    ['turkey', 'Turkey', 2],
    ['alps', 'Germany, Austria and Switzerland', 4],
    ['scandinavia', 'Scandinavia and Iceland', 2.5],
    ['africa', 'Africa', 1.5],
    ['middle_east', 'Middle East', 1.5],
    ['asia', 'Asia', 5],
    ['australia', 'Australia and the Pacific', 2],
  ]),
]
