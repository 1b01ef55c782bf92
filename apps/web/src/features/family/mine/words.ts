import type { FamilyPart, Relation } from '@bearings/domain/family/options'

/** The name of each part that can be shared, and what it contains, for the student. */
export const partWords: Record<FamilyPart, { name: string; what: string }> = {
  deadlines: {
    name: 'Dates',
    what: 'When your colleges’ applications are due, and the steps of applying for aid.',
  },
  list: {
    name: 'Colleges',
    what: 'The colleges on your list with plan and status, their aid forms, and what a year costs your family.',
  },
  money: {
    name: 'Money',
    what: 'Your budget, your home, your aid offers and saved scholarships. Never your calculator’s answers.',
  },
  letters: { name: 'Letters', what: 'How many letters of recommendation have been sent, and nothing else.' },
  essays: {
    name: 'Essays, as a number',
    what: 'How many are finished, such as 2 of 5. Never a word of them.',
  },
}

export const relationWords: Record<Relation, string> = {
  mother: 'Mother',
  father: 'Father',
  guardian: 'Guardian',
  grandparent: 'Grandparent',
  relative: 'Another relative',
}
