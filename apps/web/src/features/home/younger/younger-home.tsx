import type { Me } from '@bearings/domain/accounts/schema'
import { gradeOf, grades } from '@bearings/domain/class-year'
import { Stack } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { query } from '#platform/queries/api.ts'
import { useToday } from '#platform/use-today.ts'
import { FirstQuestions } from '../first-questions/first-questions.tsx'
import { HomeHeader } from '../home-header.tsx'
import { NavigatorNotice } from '../navigator-notice.tsx'
import { NextThing } from '../next-thing/next-thing.tsx'
import { useYoungerThings } from '../next-thing/use-things.ts'
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

  const { things, isFailed } = useYoungerThings(grade)

  return (
    <Stack gap="lg" className="container">
      <HomeHeader me={me} />
      {!isFailed && <NextThing things={things} />}
      <FirstQuestions view={view} />
      <div className={classes.columns}>
        <ThisYear grade={grade} />
        {weeklyLog}
      </div>
      <YoungerLinks view={view} schools={schools.length} />
      {nextDeadlines}
      <NavigatorNotice />
    </Stack>
  )
}
