import type { EntryPage } from '@bearings/domain/list/schema'
import { Text } from '@mantine/core'
import { CollegeLinks } from '#colleges/college-links.tsx'
import { BackLink } from '#ui/back-link.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PageHeader } from '#ui/page-header.tsx'

/** The school's name and facts, with links to its own pages, which stand further down on a phone. */
export function ResearchHeader({ entry: { name, location, type, archived, school } }: { entry: EntryPage }) {
  const about = [location, type, school?.religiousAffiliation, archived && 'No longer in the catalog']

  return (
    <div>
      <PageHeader
        title={name}
        about={
          <>
            {about.filter(Boolean).join(' · ')}
            {school?.federalName && (
              <Text span display="block" size="sm">
                Federal name: {school.federalName}
              </Text>
            )}
          </>
        }
        back={<BackLink to="/schools">My School List</BackLink>}
      >
        {typeof school?.unitid === 'number' && (
          <LinkButton
            to="/schools/find/$unitid"
            params={{ unitid: String(school.unitid) }}
            variant="default"
            className="no-print"
          >
            Where you stand here
          </LinkButton>
        )}
      </PageHeader>
      <div className="no-phone">
        <CollegeLinks school={school} />
      </div>
    </div>
  )
}
