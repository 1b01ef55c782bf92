import type { Thing } from '@bearings/domain/progress/next-things/thing'
import { Button, Card, Group, Text, Title } from '@mantine/core'
import { MoveToNextPlan } from '#colleges/plan/move-to-next-plan.tsx'
import { useToday } from '#platform/use-today.ts'
import { CalendarDate } from '#ui/calendar-date.tsx'
import { Chip } from '#ui/chip.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { urgencyOf } from '#ui/urgency.ts'
import { NextPlaceholder } from './next-placeholder.tsx'
import { wordsOf } from './thing-words.ts'
import { usePutAside } from './use-put-aside.ts'
import classes from './next-thing.module.css'

/**
 * The one thing to take up now, with its day, what is left of it, and one button. Another takes its place once it is
 * put aside for today.
 * @param things What can be taken up, the next one first; `null` while that is not known.
 */
export function NextThing({ things }: { things: readonly Thing[] | null }) {
  const { isAside, putAside, bringBack } = usePutAside()
  if (things === null) return <NextPlaceholder />
  if (things.length === 0) return null
  const next = things.find(({ id }) => !isAside(id))

  return (
    <Card component="section" aria-label="Next" className={`row ${classes.card}`}>
      <div className={`row gap-4 shrinks ${classes.words}`} aria-live="polite">
        {next ? <Words thing={next} /> : <Text c="dimmed">You have put everything aside for today.</Text>}
      </div>
      <Group gap="xs" className={classes.buttons!}>
        {next && <MainButton thing={next} />}
        <Button variant="default" onClick={() => (next ? putAside(next.id) : bringBack())}>
          {next ? 'Not this one' : 'Show It Again'}
        </Button>
      </Group>
    </Card>
  )
}

function Words({ thing }: { thing: Thing }) {
  const today = useToday()
  const { title, about } = wordsOf(thing)
  const { date, missed } = thing
  const day = date ?? missed
  const urgency = day && urgencyOf(missed ?? day, today, missed !== null)
  return (
    <>
      {day && <CalendarDate date={day} />}
      <div className="fill wrap-anywhere">
        <Title order={2}>{title}</Title>
        <Group gap="xs" wrap="nowrap" align="flex-start" className={`above-1 ${classes.state}`}>
          {urgency && <Chip tone={urgency.tone}>{urgency.words}</Chip>}
          <Text c="dimmed">{about}</Text>
        </Group>
      </div>
    </>
  )
}

function MainButton({ thing }: { thing: Thing }) {
  const { action } = wordsOf(thing)
  if (action) return <LinkButton {...action.way}>{action.label}</LinkButton>
  return thing.kind === 'missed' && <MoveToNextPlan entry={thing.entry} isMain />
}
