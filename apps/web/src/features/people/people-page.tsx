import { Card, Stack, Text } from '@mantine/core'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { pagesOf } from '#platform/queries/pages-of.ts'
import { FirstRows } from '#ui/first-rows.tsx'
import { MoreRows } from '#ui/more-rows.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { PeopleFilter } from './people-filter.tsx'
import { PeopleList } from './people-list.tsx'
import type { PeopleSearch } from './people-search.ts'
import { StudentIdFormatButton } from './student-id-format.tsx'

/** The accounts, and an admin's actions on them. */
export function PeoplePage({ search }: { search: PeopleSearch }) {
  const pages = useSuspenseInfiniteQuery(pagesOf('GET /people', search))
  const { data } = pages
  const people = data.pages.flatMap((page) => page.people)

  return (
    <Stack gap="lg">
      <PageHeader
        title="People"
        about="Accounts and their roles. What people write stays private: you cannot read essays or notes here."
      >
        <StudentIdFormatButton />
      </PageHeader>
      <PeopleFilter search={search} />
      <FirstRows rows={people} first={15} after={<MoreRows shown={people.length} pages={pages} />}>
        {(shown) =>
          shown.length === 0 ? (
            <Card>
              <Text>{nobody(search)}</Text>
            </Card>
          ) : (
            <PeopleList people={shown} search={search} />
          )
        }
      </FirstRows>
    </Stack>
  )
}

function nobody({ q, role, show, graduationYear, advisor }: PeopleSearch): string {
  if (graduationYear !== undefined || advisor) return 'No one matches. Try fewer filters.'
  if (show === 'waiting' && !q && !role) return 'No advisor is waiting for approval.'
  if (show === 'disabled' && !q && !role) return 'No account is disabled.'
  return 'No one matches. Try fewer letters, or any role.'
}
