import type { SchoolForms as Forms } from '@bearings/domain/money/forms/schema'
import { monthDay } from '@bearings/domain/words'
import { Anchor, Stack, Text, Title } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { query } from '#platform/queries/api.ts'
import { FirstRows } from '#ui/first-rows.tsx'
import { LinkAnchor } from '#ui/link-anchor.tsx'
import { ResponsiveTable } from '#ui/responsive-table.tsx'

const columns = ['School', 'FAFSA code', 'CSS Profile', 'By']

/** Which aid forms each school on the list asks for, and by which day of earlier years. */
export function SchoolForms() {
  const { data: schools } = useSuspenseQuery(query('GET /money/forms'))
  if (schools.length === 0) return null
  return (
    <Stack component="section" gap="sm" aria-labelledby="school-forms">
      <Title order={2} id="school-forms">
        Forms of your schools
      </Title>
      <FirstRows rows={schools} first={4}>
        {(shown) => (
          <ResponsiveTable columns={columns}>
            {shown.map((school) => (
              <tr key={school.entryId}>
                <th scope="row">
                  <LinkAnchor
                    to="/schools/$schoolId/research"
                    params={{ schoolId: school.entryId }}
                    fw={600}
                    display="inline-block"
                    py={4}
                  >
                    {school.name}
                  </LinkAnchor>
                </th>
                <td data-label="FAFSA code">{school.fafsaCode ?? 'Look it up'}</td>
                <td data-label="CSS Profile">{cssWords(school)}</td>
                <td data-label="By">
                  {school.forms?.usualDeadline &&
                    `Usually ${monthDay(`2000-${school.forms.usualDeadline}`)}. `}
                  {school.aidPage ? (
                    <Anchor href={school.aidPage} target="_blank" rel="noreferrer" size="sm">
                      {school.forms?.usualDeadline ? 'Check this year’s' : 'See its page'}
                    </Anchor>
                  ) : (
                    !school.forms?.usualDeadline && 'Ask its aid office'
                  )}
                </td>
              </tr>
            ))}
          </ResponsiveTable>
        )}
      </FirstRows>
      <Text size="sm" c="dimmed">
        Every college takes the FAFSA for federal and most state aid. Colleges with the CSS Profile often ask
        for tax documents, too, through IDOC or their own portal, once you have sent it. What is said of the
        Profile is reported, not read on each college’s page.
      </Text>
    </Stack>
  )
}

function cssWords({ forms }: Forms): string {
  if (!forms?.css) return 'Not known: check its page'
  return { required: 'Yes, for its own aid', or_own_form: 'Yes, or its own form', not_required: 'No' }[
    forms.css
  ]
}
