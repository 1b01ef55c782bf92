import { gradeOf, grades, graduationYearOf, schoolYearOf } from '@bearings/domain/class-year'
import { timelineFor } from '@bearings/domain/library/timeline'
import { day } from '@bearings/domain/words'
import { Card, Stack, Text, Title } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { query } from '#platform/queries/api.ts'
import { useMe } from '#platform/session/me.ts'
import { useToday } from '#platform/use-today.ts'
import { BackLink } from '#ui/back-link.tsx'
import { FilterButtons } from '#ui/filter-buttons.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { InDeadlinesCard } from './in-deadlines-card.tsx'
import { MilestoneRow } from './milestone-row.tsx'
import type { TimelineSearch } from './timeline-search.ts'

const choices = grades.map((grade) => ({ value: String(grade), name: `${grade}th grade` }))

/**
 * The milestones of high school, with their dates for a student of the chosen grade; by default the student's
 * own.
 */
export function TimelinePage({ search }: { search: TimelineSearch }) {
  const { data } = useSuspenseQuery(query('GET /library/timeline'))
  const { graduationYear } = useMe()
  const today = useToday()
  const grade = search.grade ?? (graduationYear === null ? null : gradeOf(graduationYear, today)) ?? 12
  const navigate = useNavigate()
  const milestones = timelineFor(data.milestones, grade, today)

  return (
    <Stack gap="lg" maw="var(--width-page)">
      <PageHeader
        title="Timeline"
        about="What each year of high school brings, and when. Which grade are you in?"
        back={<BackLink to="/deadlines">Deadlines</BackLink>}
      />
      <FilterButtons
        filters={choices}
        value={String(grade)}
        onChange={(chosen) =>
          void navigate({
            to: '/deadlines/timeline',
            search: { grade: grades.find((one) => String(one) === chosen) },
            replace: true,
          })
        }
      />
      <InDeadlinesCard graduationYear={graduationYearOf(grade, today)} />
      {grades
        .filter((year) => year >= grade)
        .map((year) => {
          const fall = schoolYearOf(today) + year - grade
          const heading = `${year}th grade, ${fall}–${String(fall + 1).slice(2)}`
          return (
            <Stack key={year} component="section" gap="sm" aria-label={heading}>
              <Title order={2}>{heading}</Title>
              <Card component="ul" m={0} p={0}>
                {milestones
                  .filter((milestone) => milestone.grade === year)
                  .map((milestone) => (
                    <MilestoneRow key={milestone.title} milestone={milestone} />
                  ))}
              </Card>
            </Stack>
          )
        })}
      <Text size="sm" c="dimmed">
        Dates as published by their sources on {day(data.checkedOn)}. “About” means typical; your colleges’
        own dates are in Deadlines.
      </Text>
    </Stack>
  )
}
