import { planRuleWords, planWarnings, toWithdraw } from '@bearings/domain/list/plan-warnings'
import type { ListEntry } from '@bearings/domain/list/schema'
import { Alert } from '@mantine/core'
import { IconAlertTriangle, IconConfetti } from '@tabler/icons-react'
import { Icon } from '#ui/icon.tsx'

type Props = {
  entries: readonly ListEntry[]
  /** The id of the list entry that the warnings must concern; without it, all are shown. */
  about?: string
}

/**
 * Warnings about plans that conflict: a binding commitment made twice, or a restriction that another
 * application breaks.
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

/** What a binding admission asks of a student whose other applications are still open. */
export function ToWithdraw({ entries }: { entries: readonly ListEntry[] }) {
  const found = toWithdraw(entries)
  if (!found) return null
  const { admitted, others } = found
  return (
    <Alert
      color="kelp"
      radius="lg"
      icon={<Icon of={IconConfetti} />}
      title={`Congratulations! ${admitted.name} has admitted you`}
    >
      Early Decision was a promise: read the aid offer with your family, accept, and withdraw from{' '}
      {new Intl.ListFormat('en').format(others.map(({ name }) => name))}. If the aid does not make it possible
      to attend, call the aid office of {admitted.name} first. If you were deferred before this admission, you
      are not bound: change the plan to Regular.
    </Alert>
  )
}
