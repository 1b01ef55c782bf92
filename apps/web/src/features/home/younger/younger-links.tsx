import type { ProfileView } from '@bearings/domain/profile/schema'
import { counted } from '@bearings/domain/words'
import { OverviewLink, OverviewLinks } from '../overview-links.tsx'

type Props = { view: ProfileView; schools: number }

/** What a student fills over the years of high school, and where to look around. */
export function YoungerLinks({ view: { profile }, schools }: Props) {
  const courses = profile.apIbCourses.length + profile.currentCourses.length
  const activities = profile.activities.length
  return (
    <OverviewLinks columns={4}>
      <OverviewLink
        to="/profile/edit/$step"
        params={{ step: 'academic' }}
        title="Courses and grades"
        figure={courses > 0 ? counted(courses, 'course') : undefined}
        line={courses > 0 ? 'kept with your grades' : 'Note them each term, while you know them.'}
      />
      <OverviewLink
        to="/profile/edit/$step"
        params={{ step: 'activities' }}
        title="Activities"
        figure={activities > 0 ? counted(activities, 'activity', 'activities') : undefined}
        line={activities > 0 ? 'with hours and years' : 'Write down what you do, and for how long.'}
      />
      <OverviewLink
        to="/schools/find"
        title="Explore colleges"
        figure={schools > 0 ? counted(schools, 'school') : undefined}
        line={schools > 0 ? 'on your list' : 'Look around. Nothing has to be decided.'}
      />
      <OverviewLink
        to="/resources/guides"
        title="Guides"
        line="Short reads for your grade and the next ones"
      />
    </OverviewLinks>
  )
}
