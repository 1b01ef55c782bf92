import type { AidStep } from '@bearings/domain/money/options'

/** What each step of applying for aid is, and what to have at hand for it. */
export const stepWords: Record<AidStep, { title: string; about: string }> = {
  'fsa-id': {
    title: 'Create StudentAid.gov accounts',
    about:
      'You and one parent each need one to sign. A social security number is checked, so do it some days before.',
  },
  documents: {
    title: 'Gather what the forms ask for',
    about:
      'Tax returns of two years ago, W-2s, balances of accounts and investments on the day of filing, child support received.',
  },
  fafsa: {
    title: 'File the FAFSA',
    about:
      'Free, at StudentAid.gov. List every college that you apply to; some states and colleges give first come, first served.',
  },
  'css-account': {
    title: 'See which colleges ask for the CSS Profile',
    about:
      'About 200 to 300, mostly private. The College Board’s list decides; your colleges’ aid pages say it too.',
  },
  'css-profile': {
    title: 'File the CSS Profile',
    about:
      'It costs money for each college; families with lower incomes get the waiver without asking. Due when the college says.',
  },
  'state-aid': {
    title: 'Apply for your state’s aid',
    about: 'Some states take the FAFSA, some have a form and a date of their own. StudentAid.gov lists them.',
  },
  'college-forms': {
    title: 'Send what each college asks for',
    about: 'Its own form, IDOC, or tax documents. Look into each college’s portal after applying.',
  },
  'submission-summary': {
    title: 'Read the FAFSA Submission Summary',
    about: 'It comes some days after filing and shows your Student Aid Index. Correct what is wrong.',
  },
  verification: {
    title: 'Answer if you are chosen for verification',
    about: 'Colleges then ask for proof of what the FAFSA says. No aid is paid before it is answered.',
  },
  'compare-offers': {
    title: 'Compare the offers before May 1',
    about: 'Enter each letter under Offers. Ask the aid office for whatever a letter does not say.',
  },
}
