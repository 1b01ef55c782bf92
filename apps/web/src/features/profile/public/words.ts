import type { PublicSection, ShownName } from '@bearings/domain/profile/public/schema'

export const sectionWords: Record<PublicSection, string> = {
  highSchool: 'High school',
  grades: 'GPA and class rank',
  testScores: 'Test scores',
  courses: 'Courses',
  activities: 'Activities',
  leadership: 'Leadership positions',
  honors: 'Honors and awards',
}

export const shownNameWords: Record<ShownName, string> = {
  initials: 'Initials',
  'first-name': 'First name',
  'full-name': 'Full name',
}
