import type { Roster } from '@bearings/domain/advising/students/schema'
import { Box, Button, Group } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { GroupFilter } from '../groups/group-filter.tsx'
import { AskButton } from './ask-button.tsx'
import { ClassFilter } from './class-filter.tsx'
import type { RosterSearch } from './roster-search.ts'
import classes from './roster-page.module.css'

type Props = {
  search: RosterSearch
  classes: Roster['classes']
  /** How much matches, such as "12 students". */
  found: string
  /** The select of the order. */
  children: ReactNode
}

/**
 * The search field, the group, the class and the order. The URL keeps them. On a phone all but the search are
 * folded, so that the students begin on the first screen.
 */
export function RosterFilter({ search, classes: counts, found, children }: Props) {
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const show = (next: RosterSearch) => void navigate({ to: '/student/advisor', search: next, replace: true })
  const chosen = [search.group, search.graduationYear, search.ask, search.order ?? search.sort].filter(
    Boolean,
  ).length

  return (
    <Group gap="sm" className={`no-print ${classes.filters}`} data-open={isOpen || undefined}>
      <SearchField
        label="Filter my students"
        placeholder="Name, email or student ID"
        value={search.q ?? ''}
        onSearch={(q) => show({ ...search, q: q || undefined })}
      />
      <Button
        variant="default"
        className={classes.unfold!}
        aria-expanded={isOpen}
        leftSection={<Icon of={IconAdjustmentsHorizontal} />}
        onClick={() => setOpen(!isOpen)}
      >
        {chosen > 0 ? `Filters (${chosen})` : 'Filters'}
      </Button>
      <Box hiddenFrom="md" className={classes.more!}>
        <AskButton search={search} found={found} name="More filters" />
      </Box>
      <GroupFilter value={search.group} onChange={(group) => show({ ...search, group })} />
      <ClassFilter
        counts={counts}
        value={search.graduationYear}
        onChange={(graduationYear) => show({ ...search, graduationYear })}
      />
      {children}
    </Group>
  )
}
