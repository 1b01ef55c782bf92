import type { PlacedLabel } from './options.ts'

/** The rule of each label in words, in the order in which a page lists them. */
export const labelRuleWords: Record<PlacedLabel, string> = {
  'Far reach': 'An estimate under 10%, or under 20% if fewer than 10% are admitted.',
  Reach: 'Under 35%, and always if fewer than 20% are admitted.',
  Target: 'Everything in between.',
  Likely:
    '75% or more, the low end of the range 65% or more, and at least half of applicants admitted. Where nothing but the rate is published, no label is higher.',
  'Very likely':
    '90% or more, the low end 80% or more, and at least 70% of applicants admitted. Also where you meet a published rule of admission.',
  Safety: 'Likely or very likely, and what it costs your family is known to be within your budget.',
  Open: 'The college admits everyone who has finished high school.',
  'Not admitting': 'The college has closed, or takes no new students.',
  'No odds':
    'Something else decides, such as a nomination, a portfolio or an audition, or too little is known: of applicants from abroad, of a waitlist, or of your scale of grades. The college’s page says which.',
  'Score required': 'The college requires an SAT or ACT score, and you apply without one.',
  'Add your GPA': 'Your profile has no unweighted GPA to compare.',
  'Not enough data': 'No admission rate is published. Nothing is guessed.',
}
