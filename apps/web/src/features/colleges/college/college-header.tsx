import type { School } from '@bearings/domain/colleges/catalog/schema'
import { takesNobody } from '@bearings/domain/colleges/changes/options'
import { figureText } from '@bearings/domain/colleges/figure-text'
import { Button, Group, Text } from '@mantine/core'
import { IconPlus, IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useAddFound } from '#colleges/adding/use-add-school.ts'
import { CollegeLinks } from '#colleges/college-links.tsx'
import { query } from '#platform/queries/api.ts'
import { useMe } from '#platform/session/me.ts'
import { BackLink } from '#ui/back-link.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PageHeader } from '#ui/page-header.tsx'

/** A college's name and facts, with links to its own pages and to the student's list. */
export function CollegeHeader({ school }: { school: School }) {
  const { role } = useMe()
  const { undergrad_enrollment: students, student_faculty_ratio: ratio } = school.figures
  const about = [
    school.location,
    school.type,
    students && `${figureText(students)} students`,
    ratio && figureText(ratio),
    school.religiousAffiliation,
    school.archived && 'No longer in the catalog',
  ]
  return (
    <div>
      <PageHeader
        title={school.name}
        about={
          <>
            {about.filter(Boolean).join(' · ')}
            {school.federalName && (
              <Text span display="block" size="sm">
                Federal name: {school.federalName}
              </Text>
            )}
          </>
        }
        back={role === 'student' && <BackLink to="/schools">My School List</BackLink>}
      >
        <Group gap={8} className="no-print">
          <Button
            variant="default"
            visibleFrom="sm"
            leftSection={<Icon of={IconPrinter} size={18} />}
            onClick={() => window.print()}
          >
            Print
          </Button>
          {role === 'student' && (
            <LinkButton to="/schools/compare" search={{ ids: String(school.unitid) }} variant="default">
              Compare
            </LinkButton>
          )}
          {role === 'student' && <ListButton school={school} />}
        </Group>
      </PageHeader>
      <CollegeLinks school={school} />
    </div>
  )
}

function ListButton({ school }: { school: School }) {
  const { data: list } = useQuery(query('GET /schools/list'))
  const add = useAddFound()
  if (!list) return null
  const entry = list.find(({ schoolId }) => schoolId === school.id)
  if (entry)
    return (
      <LinkButton to="/schools/$schoolId/research" params={{ schoolId: entry.id }} variant="default">
        On your list: research
      </LinkButton>
    )
  if (school.archived || takesNobody(school.change)) return null
  return (
    <Button
      leftSection={<Icon of={IconPlus} />}
      loading={add.isPending}
      onClick={() => add.mutate({ schoolId: school.id })}
    >
      Add to My List
    </Button>
  )
}
