import type { Step } from '@bearings/domain/profile/schema'

export const stepWords: Record<Step, { title: string; short: string; about: string }> = {
  background: {
    title: 'Background Information',
    short: 'Background',
    about: 'Where you come from and where you go to school.',
  },
  academic: {
    title: 'Academic Profile',
    short: 'Academic',
    about: 'Grades, test scores and the courses you take.',
  },
  activities: {
    title: 'Activities & Leadership',
    short: 'Activities',
    about: 'What you do outside class, and where you take the lead.',
  },
  honors: {
    title: 'Honors & Awards',
    short: 'Honors',
    about: 'What you have been recognized for, at your school and beyond.',
  },
}
