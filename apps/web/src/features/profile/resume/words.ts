import type { ResumePart } from '@bearings/domain/profile/resume/options'

export const partWords: Record<ResumePart, string> = {
  education: 'Education',
  activities: 'Activities',
  honors: 'Honors and Awards',
  leadership: 'Leadership',
  courses: 'Courses',
}
