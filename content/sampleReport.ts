/** The words of the sample report, which belongs to no customer. */
export const SAMPLE_REPORT = {
  title: 'Sample report',
  description:
    'What you see while your ads run: impressions against plan by hour and day, publishers, creatives and places, and what is billed. A sample with made-up figures.',
  notice: 'This is a sample: its campaign, its publishers and its figures are made up.',
  explanation:
    'Your own report has the same parts. It moves while your ads run, shows your own creatives, and you can share, email or export it as CSV, Excel or PDF.',
} as const
