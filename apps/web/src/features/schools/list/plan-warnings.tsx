import { planRuleWords, planWarnings } from '@bearings/domain/schools/list/plan-warnings'
import type { ListEntry } from '@bearings/domain/schools/list/schema'
import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Icon } from '#ui/icon.tsx'

type Props = {
  entries: readonly ListEntry[]
  /** The id of the list entry that the warnings must concern; without it, all are shown. */
  about?: string
}

/**
 * Warnings about plans that conflict: a binding commitment made twice, one that is kept while others are
 * still open, or a restriction that another application breaks.
 */
export function PlanWarnings({ entries, about }: Props) {
  return planWarnings(entries)
    .filter((warning) => about === undefined || warning.entries.some(({ id }) => id === about))
    .map(({ rule, entries: concerned }) => (
      <Alert
        key={rule}
        color="coral"
        radius="lg"
        icon={<Icon of={IconAlertTriangle} />}
        title={planRuleWords[rule].title(concerned.length)}
      >
        {planRuleWords[rule].text(new Intl.ListFormat('en').format(concerned.map(({ name }) => name)))}
      </Alert>
    ))
}
