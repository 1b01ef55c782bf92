import { readyFilters } from '@bearings/domain/advising/criteria/rules'
import type { Criteria } from '@bearings/domain/advising/criteria/schema'
import { Button, Drawer, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useToday } from '#platform/use-today.ts'
import { useFocusBack } from '#ui/use-focus-back.ts'
import { useIsPhone } from '#ui/use-is-phone.ts'
import { listedColleges } from './colleges-query.ts'
import { CriteriaFields } from './criteria-fields.tsx'
import { knownCriteria } from './known-criteria.ts'
import classes from '#ui/filter-sheet.module.css'

/** What is asked of the students, and of which class. */
export type Asking = Criteria & { graduationYear?: number | undefined }

export type SheetProps = {
  criteria: Criteria
  /** How much is found now, such as "12 students". */
  found: string
  onChange: (criteria: Criteria) => void
  /** Asks something ready instead of what is asked now. */
  onReady: (asking: Asking) => void
  onClose: () => void
}

/** Everything that can be asked. The page behind changes with each answer. */
export function CriteriaSheet({ criteria, found, onChange, onReady, onClose }: SheetProps) {
  const isPhone = useIsPhone()
  useFocusBack()
  // What is typed, before it is a whole date or number.
  const [typed, setTyped] = useState(criteria)
  const { data: colleges = [] } = useQuery(listedColleges)
  const ready = readyFilters(useToday())
  const ask = (next: Criteria) => {
    setTyped(next)
    onChange(knownCriteria(next))
  }

  return (
    <Drawer
      opened
      onClose={onClose}
      title="Filter"
      position={isPhone ? 'bottom' : 'right'}
      size={isPhone ? '88%' : 420}
      classNames={{ content: `column ${classes.sheet}`, body: `column ${classes.body}` }}
    >
      <Stack gap="xl" pb="xl">
        <section aria-label="Ready to use">
          <Text size="sm" c="dimmed" mb={8}>
            Ready to use
          </Text>
          <Stack gap={8} align="flex-start">
            {ready.map(({ name, filter }) => (
              <button
                key={name}
                type="button"
                className="pill"
                onClick={() => {
                  onReady(filter)
                  onClose()
                }}
              >
                {name}
              </button>
            ))}
          </Stack>
        </section>
        <CriteriaFields
          criteria={typed}
          colleges={colleges}
          onChange={(changed) => ask({ ...typed, ...changed })}
        />
      </Stack>
      <Group className={`hairline on-surface ${classes.foot}`} justify="space-between" gap="xs" wrap="nowrap">
        <Button variant="subtle" color="sea" px="sm" onClick={() => ask({})}>
          Clear all
        </Button>
        <Button onClick={onClose}>Show {found}</Button>
      </Group>
    </Drawer>
  )
}
