import { planLabels } from '@bearings/domain/colleges/rules'
import { cautionOf } from '@bearings/domain/deadlines/rules'
import { nextStepOf } from '@bearings/domain/family/rules'
import type { Child, FamilyDate, FamilyOverview } from '@bearings/domain/family/schema'
import { stepWords } from '@bearings/domain/family/step-words'
import { say, translated } from '@bearings/domain/say'
import { Card, Group, Stack, Text, Title } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { query } from '#platform/queries/api.ts'
import { CalendarDate } from '#ui/calendar-date.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Colleges } from './colleges.tsx'
import { EndButton } from './end-button.tsx'
import { GuidesLink } from './guides-link.tsx'
import { OfChild } from './of-child.tsx'
import { paths } from './paths.ts'
import { MessagesCard } from './reading/messages-card.tsx'
import { givenName } from './use-child.ts'
import { words } from './words.ts'

/** A guardian's first page: what is next for their child, and what the colleges cost. */
export function OverviewPage() {
  return <OfChild>{(child) => <Overview key={child.id} child={child} />}</OfChild>
}

function Overview({ child }: { child: Child }) {
  const name = givenName(child)
  const { data } = useSuspenseQuery(query('GET /family/children/{id}', { id: child.id }))
  const isQuiet = !Object.values(child.parts).some(Boolean)
  return (
    <Stack gap="lg" maw="var(--width-page)">
      <PageHeader
        title={say(words.overview, { name })}
        about={say(isQuiet ? words.nothingNow : words.chosen, { name })}
      />
      {isQuiet && <GuidesLink />}
      <Next overview={data} />
      {child.parts.list && <Colleges child={child} />}
      <MessagesCard child={child} />
      <Progress overview={data} />
      <EndButton child={child} />
    </Stack>
  )
}

function Next({ overview: { dates, steps } }: { overview: FamilyOverview }) {
  if (!dates) return null
  const step = steps && nextStepOf(steps)
  return (
    <>
      <Card component="section" aria-labelledby="next">
        <Title order={2} id="next" mb="sm">
          {say(words.next)}
        </Title>
        {dates.length === 0 && <Text>{say(words.nothingNext)}</Text>}
        <Stack component="ul" gap="sm">
          {dates.map((date) => (
            <Coming key={date.id} date={date} />
          ))}
        </Stack>
      </Card>
      {step && (
        <Card component="section" aria-labelledby="can-do">
          <Title order={2} id="can-do" mb="xs">
            {say(words.canDo)}
          </Title>
          <Text fw={600}>{say(stepWords[step].title)}</Text>
          <Text c="dimmed">{say(stepWords[step].about)}</Text>
          <Group mt="sm">
            <LinkButton to={paths.aid} variant="default">
              {say(words.aidForms)}
            </LinkButton>
          </Group>
        </Card>
      )}
    </>
  )
}

function Coming({ date: { date, title, plan, ...about } }: { date: FamilyDate }) {
  const caution = cautionOf(about)
  return (
    <li>
      <Group gap="md" wrap="nowrap">
        <CalendarDate date={date} />
        <div className="wrap-anywhere">
          <Text fw={600}>{title}</Text>
          {plan && (
            <Text size="sm" c="dimmed">
              {say(planLabels[plan])}
            </Text>
          )}
          {caution && (
            <Text size="sm" c="var(--brass)">
              {translated(caution)}
            </Text>
          )}
        </div>
      </Group>
    </li>
  )
}

function Progress({ overview: { letters, essays } }: { overview: FamilyOverview }) {
  const isAsking = letters && letters.of > 0
  const isWriting = essays && essays.of > 0
  if (!isAsking && !isWriting) return null
  return (
    <Card component="section" aria-labelledby="progress">
      <Title order={2} id="progress" mb="xs">
        {say(words.progress)}
      </Title>
      {isAsking && <Text>{say(words.letters, letters)}</Text>}
      {isWriting && <Text>{say(words.essays, essays)}</Text>}
    </Card>
  )
}
