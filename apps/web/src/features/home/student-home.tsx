import type { Me } from '@bearings/domain/accounts/schema'
import { isDrafted } from '@bearings/domain/essays/rules'
import { countsAsComplete } from '@bearings/domain/profile/rules'
import { course } from '@bearings/domain/progress/course'
import { Stack } from '@mantine/core'
import { IconChartLine, IconPencil, IconSchool, IconUser } from '@tabler/icons-react'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { query } from '#platform/api.ts'
import { useToday } from '#platform/use-today.ts'
import { CompletionBanner } from './completion-banner.tsx'
import { Course } from './course/course.tsx'
import { FeatureCard } from './feature-card.tsx'
import { HomeHeader } from './home-header.tsx'
import { analyticsLine, essaysLine, profileLine, schoolsLine } from './lines.ts'
import { NavigatorNotice } from './navigator-notice.tsx'
import { StartHere } from './start-here.tsx'
import { StrengthButton } from './strength/strength-button.tsx'
import classes from './student-home.module.css'

type Props = {
  me: Me
  /** What other parts of the product show here. */
  weeklyLog: ReactNode
  nextDeadlines: ReactNode
}

export function StudentHome({ me, weeklyLog, nextDeadlines }: Props) {
  const { data: view } = useSuspenseQuery(query('GET /profile'))
  const { data: schools } = useSuspenseQuery(query('GET /schools/list'))
  const { data: essays } = useSuspenseQuery(query('GET /essays'))
  // One line only: the page does not wait for it.
  const { data: history } = useQuery(query('GET /weeks/history'))
  const today = useToday()
  const stops = course({
    profile: { percent: view.completion, complete: countsAsComplete(view.completion) },
    schools,
    essays: { drafted: essays.filter(isDrafted).length, total: essays.length },
    today,
  })

  return (
    <Stack gap="lg" className={classes.home}>
      <HomeHeader me={me}>
        <StrengthButton view={view} />
      </HomeHeader>
      <Course stops={stops} today={today} />
      <StartHere
        hasProfile={countsAsComplete(view.completion)}
        schools={schools.length}
        essays={essays.length}
      />
      <CompletionBanner percent={view.completion} />
      <div className={classes.columns}>
        {weeklyLog}
        {nextDeadlines}
      </div>
      <div className={classes.ways}>
        <FeatureCard to="/profile" icon={IconUser} title="Profile Builder" line={profileLine(view.steps)} />
        <FeatureCard to="/schools" icon={IconSchool} title="School List" line={schoolsLine(schools)} />
        <FeatureCard to="/essays" icon={IconPencil} title="Essay Management" line={essaysLine(essays)} />
        <FeatureCard
          to="/analytics"
          icon={IconChartLine}
          title="Analytics"
          line={analyticsLine(history?.doneInLast14Days)}
        />
      </div>
      <NavigatorNotice />
    </Stack>
  )
}
