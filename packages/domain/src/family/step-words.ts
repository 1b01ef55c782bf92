import type { AidStep } from '../money/options.ts'

/** The steps of aid that a parent can do, in their words. */
export const stepWords = {
  'fsa-id': {
    title: 'Make a Federal Student Aid account, about 20 minutes',
    about:
      'At StudentAid.gov. One parent needs one to sign the FAFSA, or both if they filed taxes apart; one without a Social Security number can make one, too.',
  },
  documents: {
    title: 'Find your papers',
    about:
      'Tax returns from two years before college begins, W-2s, and what is in your accounts on the day you file.',
  },
  fafsa: {
    title: 'Do your part of the FAFSA',
    about:
      'Free, at StudentAid.gov. Your child invites you to it by email; agree to the use of your tax data.',
  },
  'css-account': {
    title: 'See who asks for the CSS Profile',
    about: 'Some colleges, mostly private ones, want it for their own aid. The table below says which.',
  },
  'css-profile': {
    title: 'Do the CSS Profile together',
    about: 'About an hour and a half, with the same papers. It is free for families with lower incomes.',
  },
  'state-aid': {
    title: 'Ask about your state’s aid',
    about: 'Some states use the FAFSA, and some have their own form and day.',
  },
  'college-forms': {
    title: 'Send what each college asks for',
    about: 'Its own form, or tax documents. Your child finds it in the college’s portal.',
  },
  'submission-summary': {
    title: 'Read the FAFSA’s summary together',
    about: 'It comes a few days after you file. Mistakes can be corrected.',
  },
  verification: {
    title: 'Answer if a college checks',
    about: 'About one family in five is asked for proof. It says nothing about you.',
  },
  'compare-offers': {
    title: 'Compare the offers',
    about: 'When they come: gifts are not loans. Look at what is left to pay.',
  },
} as const satisfies Record<AidStep, { title: string; about: string }>
