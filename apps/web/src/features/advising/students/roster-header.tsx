import { Group } from '@mantine/core'
import { IconLink, IconUserPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { FilterChips } from '#ui/filter-chips.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { GroupsButton } from '../groups/groups-button.tsx'
import { ViewsMenu } from '../views/views-menu.tsx'
import type { RosterSearch } from './roster-search.ts'
import classes from './roster-page.module.css'

type Props = {
  search: RosterSearch
  /** Opens a saved view. */
  onShow: (search: RosterSearch) => void
  /** What is done with the table, which is for a desk: a phone has no room for it. */
  children: ReactNode
}

/** The head of My Students, whichever table shows them, and the links from one to the other. */
export function RosterHeader({ search, onShow, children }: Props) {
  const { order: _order, sort: _sort, direction: _direction, columns: _columns, ...same } = search
  return (
    <>
      <PageHeader title="My Students" about="The numbers count only what each student shares with you.">
        <Group gap={8} className={`no-print ${classes.actions}`}>
          <ViewsMenu search={search} onShow={onShow} />
          <GroupsButton />
          <LinkButton to="/advisor/students/invites" variant="default" leftSection={<Icon of={IconLink} />}>
            Invite Links
          </LinkButton>
          <LinkButton
            to="/advisor/dashboard"
            search={{ tab: 'add' }}
            // Without students, inviting them stands below.
            variant={children ? 'filled' : 'default'}
            leftSection={<Icon of={IconUserPlus} />}
          >
            Add Students
          </LinkButton>
        </Group>
      </PageHeader>
      <FilterChips
        label="Show by"
        chips={[
          { name: 'Students', to: '/student/advisor', search: { ...same, by: undefined } },
          {
            name: 'Applications',
            to: '/student/advisor',
            search: { ...same, by: 'application', reason: undefined },
          },
        ]}
      >
        <Group gap={8} visibleFrom="sm">
          {children}
        </Group>
      </FilterChips>
    </>
  )
}
