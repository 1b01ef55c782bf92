import { isOwn } from '@bearings/domain/deadlines/rules'
import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { IconCalendarShare, IconPrinter } from '@tabler/icons-react'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { query } from '#platform/api.ts'
import { preload } from '#platform/preload.ts'
import { Icon } from '#ui/icon.tsx'
import { LinkAnchor } from '#ui/link-anchor.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { useIsPhone } from '#ui/use-is-phone.ts'
import { useIsTablet } from '#ui/use-is-tablet.ts'
import { Agenda } from './agenda/agenda.tsx'
import { filtered, gathered, isFiltered, lacksTests, sectionsOf, summaryOf } from './arrange.ts'
import { Calendar } from './calendar/calendar.tsx'
import type { DeadlinesSearch, View } from './deadlines-search.ts'
import { EmptyDeadlines } from './empty-deadlines.tsx'
import { Filters } from './filters.tsx'
import { MonthAndLists } from './month-and-lists.tsx'
import { RemindersCard } from './reminders/reminders-card.tsx'
import { UndatedSchools } from './undated-schools.tsx'
import { useLocalTime } from './use-local-time.ts'
import classes from './deadlines-page.module.css'

const loadFeed = () => import('./feed/feed-dialog.tsx')
const FeedDialog = lazy(async () => ({ default: (await loadFeed()).FeedDialog }))

/** Everything of the student's that has a date, as a calendar or a list. */
export function DeadlinesPage({ search }: { search: DeadlinesSearch }) {
  const { data: deadlines } = useSuspenseQuery(query('GET /deadlines'))
  // A notice below names the schools without a date.
  const { data: list } = useQuery(query('GET /schools/list'))
  const here = useLocalTime()
  const isPhone = useIsPhone()
  const isTablet = useIsTablet()
  // A phone shows a list and other devices a calendar, until the student chooses.
  const view = search.view ?? (isPhone ? 'list' : 'calendar')
  const [feed, setFeed] = useState(false)
  const shown = filtered(deadlines, search, here)
  // A student who filters by checklists wants to see each item.
  const sections = sectionsOf(search.source === 'checklist' ? shown : gathered(shown), here)

  return (
    <Stack gap="lg" maw={1240}>
      <PageHeader
        title="Deadlines"
        about={summaryOf(deadlines, here) ?? 'Every date that matters, in one place.'}
      >
        <Group gap="xs" className="no-print">
          <LinkButton to="/deadlines/timeline" variant="default" visibleFrom="sm">
            Timeline
          </LinkButton>
          <ViewSwitch view={view} search={search} />
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
            onMouseEnter={() => preload(loadFeed)}
            onFocus={() => preload(loadFeed)}
          >
            Calendar feed
          </Button>
        </Group>
      </PageHeader>
      {!deadlines.some(isOwn) && !list?.length && <EmptyDeadlines />}
      <UndatedSchools />
      <Filters deadlines={deadlines} search={search} here={here} />
      {view === 'list' ? (
        <Agenda sections={sections} today={here.today} />
      ) : (
        <MonthAndLists sections={sections} today={here.today} month={search.month}>
          <Calendar key={search.month} deadlines={shown} here={here} search={search} narrow={isTablet} />
        </MonthAndLists>
      )}
      {shown.length === 0 && (
        <Text c="dimmed">
          {isFiltered(search) ? (
            <>
              No date matches these filters.{' '}
              <LinkAnchor to="/deadlines" search={search.view ? { view: search.view } : {}} replace>
                Show all
              </LinkAnchor>
            </>
          ) : (
            'Nothing is due.'
          )}
        </Text>
      )}
      {lacksTests(deadlines, search) && (
        <Text c="dimmed">
          Bearings does not have the next SAT and ACT dates yet. The{' '}
          <LinkAnchor to="/resources/guides/$slug" params={{ slug: 'sat-and-act-dates' }}>
            guide
          </LinkAnchor>{' '}
          says where they are published.
        </Text>
      )}
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
  return (
    <SegmentedControl
      aria-label="Show as"
      className={classes.views!}
      value={view}
      data={[
        { value: 'calendar', label: 'Calendar' },
        { value: 'list', label: 'List' },
      ]}
      onChange={(chosen) =>
        void navigate({ to: '/deadlines', search: { ...search, view: chosen as View }, replace: true })
      }
    />
  )
}
