import type { Me } from '@bearings/domain/accounts/schema'
import { gradeOf, grades } from '@bearings/domain/class-year'
import { Stack } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { query } from '#platform/queries/api.ts'
import { useToday } from '#platform/use-today.ts'
import { FirstQuestions } from '../first-questions/first-questions.tsx'
import { HomeHeader } from '../home-header.tsx'
import { NavigatorNotice } from '../navigator-notice.tsx'
import { NextPlaceholder } from '../next-thing/next-placeholder.tsx'
import { YoungerNext } from '../next-thing/next.ts'
import { ThisYear } from './this-year.tsx'
import { YoungerLinks } from './younger-links.tsx'
import classes from '../student-home.module.css'

type Props = { me: Me; weeklyLog: ReactNode; nextDeadlines: ReactNode }

/** The home page of a student who applies in a later year. */
export function YoungerHome({ me, weeklyLog, nextDeadlines }: Props) {
  const { data: view } = useSuspenseQuery(query('GET /profile'))
  const { data: schools } = useSuspenseQuery(query('GET /schools/list'))
  const today = useToday()
  const [firstGrade] = grades
  const grade = (me.graduationYear !== null && gradeOf(me.graduationYear, today)) || firstGrade

  return (
    <Stack gap="lg" className="container">
      <HomeHeader me={me} />
      <Suspense fallback={<NextPlaceholder />}>
        <YoungerNext grade={grade} />
      </Suspense>
      <FirstQuestions view={view} />
      <div className={`stack gap-4 ${classes.columns}`}>
        <ThisYear grade={grade} />
        {weeklyLog}
      </div>
      <YoungerLinks view={view} schools={schools.length} />
      {nextDeadlines}
      <NavigatorNotice />
    </Stack>
  )
}
