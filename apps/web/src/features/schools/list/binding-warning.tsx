import { bindingConflict } from '@bearings/domain/schools/list/rules'
import type { ListEntry } from '@bearings/domain/schools/list/schema'
import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'

/** Early Decision is a promise; this is said when it is given twice. */
export function BindingWarning({ entries }: { entries: ListEntry[] }) {
  const bound = bindingConflict(entries)
  if (bound.length === 0) return null
  const names = new Intl.ListFormat('en').format(bound.map(({ name }) => name))

  return (
    <Alert
      color="coral"
      radius="lg"
      icon={<IconAlertTriangle size={18} stroke={1.75} />}
      title={`Binding at ${bound.length} schools at once`}
    >
      Early Decision is a promise to enroll if you are admitted. You have it at {names}, and only one such
      promise can be kept. Change the plan of the others.
    </Alert>
  )
}
