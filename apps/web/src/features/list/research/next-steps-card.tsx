import { decisionOf } from '@bearings/domain/colleges/decision-days'
import { type NextStep, nextStepsFor } from '@bearings/domain/list/next-steps'
import type { EntryPage } from '@bearings/domain/list/schema'
import { Button, Card, Group, Text, Title } from '@mantine/core'
import { IconCheck, IconPlus } from '@tabler/icons-react'
import { UsualAnswer } from '#colleges/published/usual-answer.tsx'
import { dateInWords } from '#platform/dates.ts'
import { Icon } from '#ui/icon.tsx'
import { LinkAnchor } from '#ui/link-anchor.tsx'
import { useChecklist } from './use-checklist.ts'
import classes from './next-steps-card.module.css'

/**
 * The next steps after an application was sent or decided. Each can be added to the checklist, and so to the
 * deadlines.
 */
export function NextStepsCard({ entry, today }: { entry: EntryPage; today: string }) {
  const { id, status, plan, school, items } = entry
  const checklist = useChecklist(id)
  const midyearReport = school?.requirements?.midyearReport ?? null
  const next = nextStepsFor({ status, plan, midyearReport }, today)
  if (!next) return null
  const decision = school && decisionOf(entry, school)
  const isListed = ({ label }: NextStep) => items.some((item) => item.label === label)
  const missing = next.steps.filter((step) => !isListed(step))

  return (
    <Card component="section" aria-labelledby="next-steps" className="no-print">
      <Title order={2} id="next-steps">
        What comes next
      </Title>
      <Text size="sm" mt={4}>
        {next.lead}
      </Text>
      {decision && (
        <Text size="sm" mt={4}>
          <UsualAnswer college={entry.name} decision={decision} />
        </Text>
      )}
      <ul className="above-2">
        {next.steps.map((step) => (
          <li key={step.label} className={`row spread gap-3 touch-everywhere hairline-below ${classes.step}`}>
            <span className="shrinks">
              {step.label}
              {step.dueOn && <span className="block muted text-caption">by {dateInWords(step.dueOn)}</span>}
            </span>
            {isListed(step) ? (
              <span className="inline-row gap-1 rigid text-caption kelp">
                <Icon of={IconCheck} size={18} />
                On your checklist
              </span>
            ) : (
              <Button
                size="xs"
                variant="default"
                aria-label={`Add to the checklist: ${step.label}`}
                leftSection={<Icon of={IconPlus} size={16} />}
                disabled={checklist.isAdding}
                onClick={() => void checklist.add(step).catch(saidByTheMutation)}
              >
                Add
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Group justify="space-between" gap="xs" mt="sm">
        <LinkAnchor to="/resources/guides/$slug" params={{ slug: next.guide }} size="sm">
          Read the guide
        </LinkAnchor>
        {missing.length > 0 && (
          <Text size="xs" c="dimmed">
            Dates are suggestions; the college’s letter decides.
          </Text>
        )}
      </Group>
    </Card>
  )
}

function saidByTheMutation() {}
