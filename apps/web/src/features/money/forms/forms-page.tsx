import { yearsInWords } from '@bearings/domain/words'
import { Card, Checkbox, Progress, Stack, Text } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { dateInWords } from '#platform/dates.ts'
import { query } from '#platform/queries/api.ts'
import { useToday } from '#platform/use-today.ts'
import { Chip } from '#ui/chip.tsx'
import { LinkAnchor } from '#ui/link-anchor.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { aidStepWords } from './aid-step-words.ts'
import { SchoolForms } from './school-forms.tsx'
import { useTickStep } from './use-tick-step.ts'
import { WhichParent } from './which-parent.tsx'
import classes from './forms.module.css'

/** The steps of applying for aid, in order, to check off. */
export function FormsPage() {
  const { data } = useSuspenseQuery(query('GET /money/steps'))
  const tick = useTickStep()
  const today = useToday()
  const { awardYear, opensOn, closesOn, steps } = data
  const done = steps.filter(({ doneAt }) => doneAt !== null).length
  return (
    <Stack gap="lg" maw={860}>
      <PageHeader
        title="FAFSA and CSS"
        about={`For aid in ${yearsInWords(awardYear)}. The FAFSA ${today < opensOn ? `opens by ${dateInWords(opensOn)} and is accepted` : 'is open'} until ${dateInWords(closesOn)}; colleges and states have earlier deadlines.`}
      />
      <Card>
        <Text fw={600} mb={8}>
          {done} of {steps.length} done
        </Text>
        <Progress value={(done / steps.length) * 100} color="kelp" mb="lg" aria-label="Steps done" />
        <Stack component="ul" gap="lg" aria-label="Steps">
          {steps.map(({ step, day, doneAt }) => (
            <li key={step}>
              <div className={`stack items-start ${classes.step}`}>
                <Checkbox
                  color="kelp"
                  label={aidStepWords[step].title}
                  description={doneAt === null && aidStepWords[step].about}
                  checked={doneAt !== null}
                  onChange={({ currentTarget }) => tick.mutate({ step, done: currentTarget.checked })}
                />
                {day && doneAt === null && <Chip tone="plain">{`from ${dateInWords(day)}`}</Chip>}
              </div>
            </li>
          ))}
        </Stack>
      </Card>
      <SchoolForms />
      <WhichParent />
      <Text size="sm" c="dimmed">
        Federal law sets the opening and closing days. Your state’s are in{' '}
        <LinkAnchor to="/financial/state-aid" inherit underline="always">
          State Aid
        </LinkAnchor>
        . Federal aid is for U.S. citizens and eligible noncitizens; if you have DACA or are undocumented, or
        a parent is,{' '}
        <LinkAnchor
          to="/resources/guides/$slug"
          params={{ slug: 'undocumented-and-mixed-status' }}
          inherit
          underline="always"
        >
          see which form is for you
        </LinkAnchor>{' '}
        before you file one.
      </Text>
    </Stack>
  )
}
