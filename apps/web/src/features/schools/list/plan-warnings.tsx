import { planRuleWords, planWarnings } from '@bearings/domain/schools/list/plan-warnings'
import type { ListEntry } from '@bearings/domain/schools/list/schema'
import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Icon } from '#ui/icon.tsx'

type Props = {
  entries: readonly ListEntry[]
  /** The one school, by its id, that the warnings have to concern; without it all are shown. */
  about?: string
}

/** Plans that do not go together: a promise given twice, or a restriction that another application breaks. */
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
