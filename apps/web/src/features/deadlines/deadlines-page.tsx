import { gradeOf } from '@bearings/domain/class-year'
import { isOwn } from '@bearings/domain/deadlines/rules'
import { notTested } from '@bearings/domain/profile/test-scores'
import { Button, Group, SegmentedControl, Stack } from '@mantine/core'
import { IconCalendarShare, IconPrinter } from '@tabler/icons-react'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useDeferredValue, useState } from 'react'
import { lazyComponent } from '#platform/loading/lazy-component.tsx'
import { usePreload } from '#platform/loading/preload.ts'
import { query } from '#platform/queries/api.ts'
import { useMe } from '#platform/session/me.ts'
import { Icon } from '#ui/icon.tsx'
import { LinkAnchor } from '#ui/link-anchor.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { useImmediateValue } from '#ui/use-immediate-value.ts'
import { useIsPhone } from '#ui/use-is-phone.ts'
import { summaryOf } from './arrange.ts'
import { Dates } from './dates.tsx'
import { type DeadlinesSearch, type View, withTestsChosen } from './deadlines-search.ts'
import { EmptyDeadlines } from './empty-deadlines.tsx'
import { Filters } from './filters.tsx'
import { RemindersCard } from './reminders/reminders-card.tsx'
import { UndatedSchools } from './undated-schools.tsx'
import { useLocalTime } from './use-local-time.ts'
import classes from './deadlines-page.module.css'

const FeedDialog = lazyComponent(() => import('./feed/feed-dialog.tsx'), 'FeedDialog')

/** Everything of the student's that has a date, as a calendar or a list. */
export function DeadlinesPage({ search: asked }: { search: DeadlinesSearch }) {
  usePreload(FeedDialog.load)
  const { data: view } = useQuery(query('GET /profile'))
  const { graduationYear } = useMe()
  const { data: deadlines } = useSuspenseQuery(query('GET /deadlines'))
  // A notice below names the schools without a date.
  const { data: list } = useQuery(query('GET /schools/list'))
  const here = useLocalTime()
  const score = view?.profile.satActScore ?? notTested
  const search = withTestsChosen(asked, {
    hasScore: score !== notTested,
    grade: graduationYear === null ? null : gradeOf(graduationYear, here.today),
  })
  const isPhone = useIsPhone()
  // A phone shows a list and other devices a calendar, until the student chooses.
  const viewOf = ({ view }: DeadlinesSearch) => view ?? (isPhone ? 'list' : 'calendar')
  const [feed, setFeed] = useState(false)
  // The dates take longer to render than the filters, which show at once what was pressed.
  const shown = useDeferredValue(search)

  return (
    <Stack gap="lg" maw="var(--width-wide)">
      <PageHeader
        title="Deadlines"
        about={summaryOf(deadlines, search, here) ?? 'Every date that matters, in one place.'}
      >
        <Group gap="xs" className="no-print">
          <LinkButton to="/deadlines/timeline" variant="default" visibleFrom="sm">
            Timeline
          </LinkButton>
          <ViewSwitch view={viewOf(asked)} search={asked} />
          <Button
            variant="default"
            visibleFrom="sm"
            leftSection={<Icon of={IconPrinter} />}
            onClick={() => window.print()}
          >
            Print
          </Button>
          <Button
            variant="default"
            leftSection={<Icon of={IconCalendarShare} />}
            onClick={() => setFeed(true)}
          >
            Calendar feed
          </Button>
        </Group>
      </PageHeader>
      {!deadlines.some(isOwn) && !list?.length && <EmptyDeadlines />}
      <Filters deadlines={deadlines} asked={asked} search={search} here={here} />
      <Dates deadlines={deadlines} search={shown} view={viewOf(shown)} here={here} />
      <UndatedSchools />
      <LinkAnchor to="/deadlines/timeline" hiddenFrom="sm" lh="44px">
        High school timeline, year by year
      </LinkAnchor>
      <RemindersCard />
      <Suspense>
        {feed && <FeedDialog tests={search.tests !== false} onClose={() => setFeed(false)} />}
      </Suspense>
    </Stack>
  )
}

function ViewSwitch({ view, search }: { view: View; search: DeadlinesSearch }) {
  const navigate = useNavigate()
  const [shown, choose] = useImmediateValue(
    view,
    (chosen) => void navigate({ to: '/deadlines', search: { ...search, view: chosen }, replace: true }),
  )
  return (
    <SegmentedControl
      aria-label="Show as"
      className={classes.views!}
      value={shown}
      data={[
        { value: 'calendar', label: 'Calendar' },
        { value: 'list', label: 'List' },
      ]}
      onChange={(chosen) => choose(chosen as View)}
    />
  )
}
