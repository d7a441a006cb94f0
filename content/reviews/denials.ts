import type { DenialClass } from '#domain/creatives/review/denialClass.ts'

/** The texts of a denial class. */
export interface DenialWords {
  name: string
  /** The default text to the customer: the problem, and how to solve it. */
  text: string
  /** The rule, as the policy page states it. */
  rule: string
}

/** The reasons for a denial, in the order in which reviewers select them by number. */
export const DENIALS: Record<DenialClass, DenialWords> = {
  landing_page_language: {
    name: 'Landing page in the wrong language',
    text: 'The page behind your ad is not in the language of the ad. Please link to a page in the language of the ad, or change the ad.',
    rule: 'The page that opens is in the language of the ad, so that people understand what they get.',
  },
  misleading_claim: {
    name: 'Misleading claim',
    text: 'Your ad makes a claim that we cannot find on the page behind it. Please make the same claim in both places, or leave it out of the ad.',
    rule: 'What an ad says is true, and its page says the same: prices, discounts, results, awards and time limits. An ad does not look like a message of the device or like a button that does something else.',
  },
  prohibited_product: {
    name: 'Prohibited product',
    text: 'We cannot show ads for this product. Please see our policy for what may be advertised.',
    rule: 'We show no ads for tobacco and vapes, illegal drugs, weapons and ammunition, counterfeit goods, prescription drugs without a license, miracle cures, spyware, and schemes that promise quick wealth.',
  },
  adult: {
    name: 'Adult content',
    text: 'Your ad or its page shows content for adults only. Please choose pictures and words that are suitable for everyone.',
    rule: 'No nudity, no sexual content and no adult dating, in the ad or on its page.',
  },
  alcohol: {
    name: 'Alcohol',
    text: 'Ads for alcohol need a line on responsible drinking and may not target people under the legal age. Please add the line, and show only adults.',
    rule: 'Ads for alcohol show only adults, do not link drinking with success, health or driving, carry a line on responsible drinking, and run only where the publisher and the law allow it.',
  },
  gambling: {
    name: 'Gambling',
    text: 'Ads for gambling need a license for the region where they run. Please answer with your license and its number, and add the line on responsible play.',
    rule: 'Games for money need a license for each region where the ad runs, a minimum age and a line on responsible play.',
  },
  politics_without_disclosure: {
    name: 'Politics without disclosure',
    text: 'Ads about elections or political issues must say who pays for them. Please add “Paid for by” with the name to the ad.',
    rule: 'An ad about an election, a candidate, a party or a disputed public issue says in the ad itself who paid for it.',
  },
  rights_of_others: {
    name: 'Rights of others',
    text: 'Your ad shows a brand, a picture, music or a person that seems to belong to someone else. Please send us your permission, or take it out.',
    rule: 'You hold the rights to everything that the ad shows and plays: pictures, music, brands, and the consent of the people in it.',
  },
  poor_quality: {
    name: 'Poor quality',
    text: 'Your ad cannot be seen or heard well as it is: text that is too small, a blurred picture or noisy sound. Please send a clearer file.',
    rule: 'Text can be read at the size at which the ad is shown, pictures are sharp, sound is clear and no louder than the program around it. Nothing flashes more than three times a second.',
  },
  broken_click: {
    name: 'Broken click',
    text: 'A click on your ad does not lead to a page that works. Please check the landing page or the clickTag, and send it again.',
    rule: 'A click opens one page that works on phones and computers, is what the ad promised, starts no download and keeps the way back open.',
  },
  other: {
    name: 'Another reason',
    text: '',
    rule: 'Publishers and screen operators have their own rules, for instance near schools. If one of them is the reason, we name it.',
  },
}
