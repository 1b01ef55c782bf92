import {
  type ScholarshipStatus,
  scholarshipStatuses,
  scholarshipStatusLabels,
} from '@bearings/domain/money/options'
import type { Scholarship } from '@bearings/domain/money/scholarships/schema'
import { Alert, Anchor, Button, Card, Group, NativeSelect, Stack, Text, Title } from '@mantine/core'
import { useDidUpdate } from '@mantine/hooks'
import { IconAlertTriangle } from '@tabler/icons-react'
import { memo, useState } from 'react'
import { dateInWords } from '#platform/dates.ts'
import { Chip, type Tone } from '#ui/chip.tsx'
import { DateField } from '#ui/date-field.tsx'
import { Icon } from '#ui/icon.tsx'
import { useScholarships } from './use-scholarships.ts'
import classes from './scholarships.module.css'

const fits: Record<Scholarship['fit'], { tone: Tone; words: string }> = {
  met: { tone: 'kelp', words: 'Fits you' },
  unknown: { tone: 'brass', words: 'May fit' },
  'not-met': { tone: 'plain', words: 'Does not fit' },
}
const metWords = { met: 'Met', 'not-met': 'Not met', unknown: 'Not known' }

type Props = { scholarship: Scholarship; onDelete: (scholarship: Scholarship) => void }

/** One scholarship: its requirements, how it fits, and the student's progress with it. */
export const ScholarshipCard = memo(function ScholarshipCard({ scholarship, onDelete }: Props) {
  const { id, name, sponsor, url, amount, eligibility, deadline, deadlineNote, judged, fit, own, saved } =
    scholarship
  const { save, unsave } = useScholarships()
  return (
    <Card component="li">
      <div className={classes.card}>
        <Stack gap={6}>
          <Group gap="xs">
            <Title order={2} fz="lg">
              {name}
            </Title>
            {judged.length > 0 && <Chip tone={fits[fit].tone}>{fits[fit].words}</Chip>}
            {own ? (
              <Chip tone="sea">Added by you</Chip>
            ) : (
              !scholarship.verified && <Chip tone="brass">Not verified</Chip>
            )}
          </Group>
          <Text size="sm" c="dimmed">
            {/* On its own, because Arabic before an amount would turn it around. */}
            <bdi>{sponsor}</bdi>
            {sponsor && amount && ' · '}
            {amount}
          </Text>
          {eligibility && <Text>{eligibility}</Text>}
          {(deadline ?? deadlineNote) && (
            <Text size="sm">
              {deadline
                ? `Due ${dateInWords(deadline)}`
                : `${deadlineNote}. Check this year’s date on its page.`}
            </Text>
          )}
          {judged.length > 0 && (
            <ul className={classes.criteria} aria-label={`What ${name} requires`}>
              {judged.map(({ criterion, met, reason }) => (
                <li key={criterion}>
                  <span data-met={met}>{metWords[met]}</span>
                  <div>
                    {criterion.replace(/\.?$/, '.')} {reason}
                  </div>
                </li>
              ))}
            </ul>
          )}
          {scholarship.verified && (
            <Text size="sm" c="dimmed">
              Checked {dateInWords(scholarship.verified.on)} at {scholarship.verified.source}
            </Text>
          )}
          <Caution {...scholarship} />
          {url && (
            <Anchor href={url} target="_blank" rel="noreferrer" size="sm" fw={600} py={4} w="fit-content">
              Open its page
            </Anchor>
          )}
        </Stack>
        <Stack gap={8}>
          {saved ? (
            <SavedFields scholarship={scholarship} saved={saved} />
          ) : (
            <Button
              variant="default"
              loading={save.isPending}
              onClick={() => save.mutate({ id, status: 'saved', deadline })}
            >
              Save
            </Button>
          )}
          {own ? (
            <Button variant="subtle" color="gray" onClick={() => onDelete(scholarship)}>
              Delete
            </Button>
          ) : (
            saved && (
              <Button variant="subtle" color="gray" onClick={() => unsave.mutate({ id })}>
                Remove from saved
              </Button>
            )
          )}
        </Stack>
      </div>
    </Card>
  )
})

type SavedProps = { scholarship: Scholarship; saved: NonNullable<Scholarship['saved']> }

/** The status and deadline of a saved scholarship. A date also appears among the deadlines. */
function SavedFields({ scholarship: { id, name }, saved }: SavedProps) {
  const { save } = useScholarships()
  const [status, setStatus] = useState(saved.status)
  const [deadline, setDeadline] = useState(saved.deadline ?? '')
  useDidUpdate(() => setStatus(saved.status), [saved.status])
  useDidUpdate(() => setDeadline(saved.deadline ?? ''), [saved.deadline])
  // Both fields are sent together, so that the response to one never reverts a newer choice in the other.
  const change = (changed: { status?: ScholarshipStatus; deadline?: string }) => {
    const next = { status, deadline, ...changed }
    save.mutate(
      { id, status: next.status, deadline: next.deadline || null },
      { onError: () => setStatus(saved.status) },
    )
  }
  return (
    <>
      <NativeSelect
        label="Status"
        aria-label={`Status of ${name}`}
        value={status}
        data={scholarshipStatuses.map((status) => ({
          value: status,
          label: scholarshipStatusLabels[status],
        }))}
        onChange={({ currentTarget }) => {
          const chosen = currentTarget.value as ScholarshipStatus
          setStatus(chosen)
          change({ status: chosen })
        }}
      />
      <DateField
        label="Due"
        aria-label={`${name} is due`}
        value={deadline}
        onChange={setDeadline}
        onLeave={(date) => {
          if (date !== (saved.deadline ?? '')) change({ deadline: date })
        }}
      />
    </>
  )
}

/**
 * A warning, because serious scholarships charge nothing, and none needs a Social Security number before it
 * is won.
 */
function Caution({ asksForMoney, asksForNumber }: Scholarship) {
  if (!asksForMoney && !asksForNumber) return null
  const demands = [asksForMoney && 'money', asksForNumber && 'a Social Security number'].filter(Boolean)
  return (
    <Alert color="coral" icon={<Icon of={IconAlertTriangle} />} py="xs">
      It asks for {demands.join(' and ')}. Real scholarships charge nothing, and ask for a Social Security
      number only after you have won, if at all. Talk to your advisor or a parent first.
    </Alert>
  )
}
