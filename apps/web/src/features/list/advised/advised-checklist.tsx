import type { ChecklistItem } from '@bearings/domain/list/checklist/schema'
import type { ListEntry } from '@bearings/domain/list/schema'
import { Button, Skeleton, Text } from '@mantine/core'
import { IconCheck, IconChevronDown, IconChevronUp, IconCircleDashed } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { dateInWords } from '#platform/dates.ts'
import { query } from '#platform/queries/api.ts'
import { Icon } from '#ui/icon.tsx'
import { LoadError } from '#ui/load-error.tsx'
import classes from './advised-checklist.module.css'

type Props = { entry: ListEntry; studentId: string }

/**
 * The progress of a student's checklist for a school. Opened, it lists the missing items, which are loaded
 * only then.
 */
export function AdvisedChecklist({ entry: { id: entryId, name, checklist }, studentId }: Props) {
  const [opened, setOpened] = useState(false)
  const id = useId()
  if (checklist.total === 0) return 'No items'
  const count = `${checklist.done} of ${checklist.total}`
  return (
    <div>
      <Button
        variant="subtle"
        color="sea"
        size="compact-sm"
        ml={-8}
        aria-label={`${count} on the checklist: ${name}`}
        aria-expanded={opened}
        aria-controls={opened ? id : undefined}
        rightSection={<Icon of={opened ? IconChevronUp : IconChevronDown} size={14} />}
        onClick={() => setOpened(!opened)}
      >
        {count}
      </Button>
      {opened && (
        <div id={id}>
          <Items studentId={studentId} entryId={entryId} />
        </div>
      )}
    </div>
  )
}

function Items({ studentId, entryId }: { studentId: string; entryId: string }) {
  const { data, error, refetch } = useQuery(
    query('GET /advising/students/{id}/list/{entryId}/items', { id: studentId, entryId }),
  )
  if (data)
    return data.shared ? (
      <ul className={`text-small ${classes.items}`}>
        {data.items.map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </ul>
    ) : (
      <Text size="sm">No longer shared.</Text>
    )
  if (error) return <LoadError title="The checklist could not be loaded" error={error} onRetry={refetch} />
  return <Skeleton height={90} aria-busy />
}

function Item({ item: { label, done, dueOn } }: { item: ChecklistItem }) {
  return (
    <li className={`flex items-baseline gap-6px ${done ? 'muted' : ''} ${classes.item}`}>
      <Icon of={done ? IconCheck : IconCircleDashed} size={14} className={done ? 'kelp' : ''} />
      <span>
        {label}: {done ? 'done' : 'missing'}
        {dueOn && !done && `, due ${dateInWords(dueOn)}`}
      </span>
    </li>
  )
}
