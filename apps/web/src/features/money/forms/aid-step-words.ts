import type { AidStep } from '@bearings/domain/money/options'

/** The title of each step of applying for aid, and what to prepare for it. */
export const aidStepWords: Record<AidStep, { title: string; about: string }> = {
  'fsa-id': {
    title: 'Create StudentAid.gov accounts',
    about:
      'You and one parent each need one to sign, and the other parent or stepparent on the form too, unless the two filed taxes together. Social Security numbers are verified first, so create them a few days ahead. A parent without one can make an account, too.',
  },
  documents: {
    title: 'Gather what the forms ask for',
    about:
      'Tax returns from two years before you start college, W-2s, account and investment balances on the day you file, and child support received.',
  },
  fafsa: {
    title: 'File the FAFSA',
    about:
      'Free, at StudentAid.gov. List every college you apply to; some states and colleges award aid first come, first served.',
  },
  'css-account': {
    title: 'See which colleges ask for the CSS Profile',
    about: 'About 200 to 300, mostly private. Check the College Board’s list or your colleges’ aid pages.',
  },
  'css-profile': {
    title: 'File the CSS Profile',
    about:
      'There is a fee for each college; lower-income families get a waiver automatically. Each college sets its own deadline.',
  },
  'state-aid': {
    title: 'Apply for your state’s aid',
    about: 'Some states use the FAFSA, and some have their own form and deadline. StudentAid.gov lists them.',
  },
  'college-forms': {
    title: 'Send what each college asks for',
    about: 'Its own form, IDOC, or tax documents. Check each college’s portal after you apply.',
  },
  'submission-summary': {
    title: 'Read the FAFSA Submission Summary',
    about: 'It arrives a few days after you file and shows your Student Aid Index. Correct any mistakes.',
  },
  verification: {
    title: 'Respond if you are selected for verification',
    about: 'Colleges then ask you to prove what your FAFSA says. No aid is paid until you respond.',
  },
  'compare-offers': {
    title: 'Compare the offers before May 1',
    about: 'Enter each letter under Offers. Ask the aid office about anything a letter leaves out.',
  },
}
