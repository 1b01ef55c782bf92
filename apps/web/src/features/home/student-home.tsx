import type { Me } from '@bearings/domain/accounts/schema'
import { appliesLater } from '@bearings/domain/class-year'
import type { EssayStatus } from '@bearings/domain/essays/options'
import { isDrafted, isToStart } from '@bearings/domain/essays/rules'
import { course } from '@bearings/domain/progress/course'
import { counted } from '@bearings/domain/words'
import { Stack } from '@mantine/core'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { lazyComponent } from '#platform/loading/lazy-component.tsx'
import { query } from '#platform/queries/api.ts'
import { useToday } from '#platform/use-today.ts'
import type { Tone } from '#ui/chip.tsx'
import { applicationTones, essayTones } from '#ui/status-tones.ts'
import { CompletionBanner } from './completion-banner.tsx'
import { Course } from './course/course.tsx'
import { FirstQuestions } from './first-questions/first-questions.tsx'
import { HomeHeader } from './home-header.tsx'
import { HomeSkeleton } from './home-skeleton.tsx'
import { analyticsLine, essaysLine, profileLine, schoolsLine } from './lines.ts'
import { Dots, ShareBar, WeekBars } from './marks.tsx'
import { NavigatorNotice } from './navigator-notice.tsx'
import { NextPlaceholder } from './next-thing/next-placeholder.tsx'
import { SeniorNext } from './next-thing/next.ts'
import { OverviewLink, OverviewLinks } from './overview-links.tsx'
import { StrengthButton } from './strength/strength-button.tsx'
import classes from './student-home.module.css'

/** Seniors load none of it. */
export const YoungerHome = lazyComponent(() => import('./younger/younger-home.tsx'), 'YoungerHome')
const ForecastStrip = lazyComponent(() => import('./forecast-strip.tsx'), 'ForecastStrip')

type Props = {
  me: Me
  /** Cards that other parts of the product provide. */
  weeklyLog: ReactNode
  nextDeadlines: ReactNode
}

/** Home follows the grade: who applies in a later year is shown this year of school, and no applications. */
export function StudentHome(props: Props) {
  const today = useToday()
  const { graduationYear } = props.me
  if (!appliesLater(graduationYear, today)) return <SeniorHome {...props} />
  return (
    <Suspense fallback={<HomeSkeleton />}>
      <YoungerHome {...props} />
    </Suspense>
  )
}

function SeniorHome({ me, weeklyLog, nextDeadlines }: Props) {
  const { data: view } = useSuspenseQuery(query('GET /profile'))
  const { data: schools } = useSuspenseQuery(query('GET /schools/list'))
  const { data: essays } = useSuspenseQuery(query('GET /essays'))
  // Only one line depends on it, so the page does not wait for it.
  const { data: history } = useQuery(query('GET /weeks/history'))
  const today = useToday()
  const stops = course({
    profile: { percent: view.completion, complete: view.scores.complete },
    schools,
    essays: essays.map((essay) => ({ entryId: essay.entryId, isDrafted: isDrafted(essay) })),
    today,
  })

  return (
    <Stack gap="lg" className="container">
      <HomeHeader me={me}>
        <StrengthButton view={view} />
      </HomeHeader>
      <Suspense fallback={<NextPlaceholder />}>
        <SeniorNext
          view={view}
          schools={schools.length}
          essays={essays.length}
          questions={<FirstQuestions view={view} />}
        />
      </Suspense>
      <Course stops={stops} today={today} />
      <div className={`stack gap-4 ${classes.columns}`}>
        {weeklyLog}
        {nextDeadlines}
      </div>
      <Suspense>
        <ForecastStrip />
      </Suspense>
      <CompletionBanner percent={view.completion} />
      <OverviewLinks columns={4}>
        <OverviewLink
          to="/profile"
          title="Profile Builder"
          figure={`${view.completion}%`}
          mark={<ShareBar percent={view.completion} />}
          line={profileLine(view.steps)}
        />
        <OverviewLink
          to="/schools"
          title="School List"
          figure={schools.length > 0 ? counted(schools.length, 'school') : undefined}
          mark={schools.length > 0 && <Dots tones={schools.map(({ status }) => applicationTones[status])} />}
          line={schoolsLine(schools)}
        />
        <OverviewLink
          to="/essays"
          title="Essay Management"
          figure={essays.length > 0 ? counted(sum(essays.map(({ words }) => words)), 'word') : undefined}
          mark={essays.length > 0 && <Dots tones={essays.map(toneOfEssay)} />}
          line={essaysLine(essays)}
        />
        <OverviewLink
          to="/analytics"
          title="Analytics"
          figure={history && counted(history.doneInLast14Days, 'task')}
          mark={history && <WeekBars weeks={history.weeks} />}
          line={analyticsLine(history !== undefined)}
        />
      </OverviewLinks>
      <NavigatorNotice />
    </Stack>
  )
}

function toneOfEssay(essay: { status: EssayStatus; words: number }): Tone {
  return isToStart(essay) ? 'plain' : essayTones[essay.status]
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0)
}
