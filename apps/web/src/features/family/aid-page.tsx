import type { Child, FamilyAid } from '@bearings/domain/family/schema'
import { stepWords } from '@bearings/domain/family/step-words'
import { summaryOf } from '@bearings/domain/money/offers'
import type { AidSteps, Offer } from '@bearings/domain/money/schema'
import { dollars, monthDay, yearsInWords } from '@bearings/domain/words'
import { Anchor, Card, Group, Stack, Text, Title } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { dateInWords } from '#platform/dates.ts'
import { query } from '#platform/queries/api.ts'
import { Chip } from '#ui/chip.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { ResponsiveTable } from '#ui/responsive-table.tsx'
import { OfChild } from './of-child.tsx'
import { givenName } from './use-child.ts'
import { words } from './words.ts'

/** The aid forms of the student's colleges and their days, the steps, and the offers that came. */
export function AidPage() {
  return <OfChild>{(child) => <Aid key={child.id} child={child} />}</OfChild>
}

function Aid({ child }: { child: Child }) {
  const { data } = useSuspenseQuery(query('GET /family/children/{id}/aid', { id: child.id }))
  const { steps, forms, offers } = data
  const about = steps ? words.aidAbout(yearsInWords(steps.awardYear)) : words.notShared(givenName(child))
  return (
    <Stack gap="lg" maw={860}>
      <PageHeader title={words.aid} about={about} />
      {steps && <Steps steps={steps} />}
      {forms && forms.length > 0 && <Forms forms={forms} />}
      {offers && offers.length > 0 && <Offers offers={offers} />}
    </Stack>
  )
}

function Steps({ steps: { steps } }: { steps: AidSteps }) {
  return (
    <Card>
      <Stack component="ul" gap="md" aria-label={words.steps}>
        {steps.map(({ step, day, doneAt }) => (
          <li key={step}>
            <Group gap={8}>
              <Text fw={600}>{stepWords[step].title}</Text>
              {doneAt !== null && <Chip tone="kelp">{words.done}</Chip>}
              {doneAt === null && day && <Chip tone="plain">{words.from(dateInWords(day))}</Chip>}
            </Group>
            {doneAt === null && (
              <Text size="sm" c="dimmed">
                {stepWords[step].about}
              </Text>
            )}
          </li>
        ))}
      </Stack>
    </Card>
  )
}

function Forms({ forms }: { forms: NonNullable<FamilyAid['forms']> }) {
  const { college, code, css, by } = words.formColumns
  return (
    <section aria-labelledby="forms">
      <Title order={2} id="forms" mb="sm">
        {words.forms}
      </Title>
      <ResponsiveTable columns={[college, code, css, by]}>
        {forms.map(({ entryId, name, fafsaCode, forms: asked, aidPage }) => (
          <tr key={entryId}>
            <th scope="row">{name}</th>
            <td data-label={code}>{fafsaCode ?? words.lookUp}</td>
            <td data-label={css}>{asked?.css ? words.css[asked.css] : words.cssUnknown}</td>
            <td data-label={by}>
              {asked?.usualDeadline && `${words.usually(monthDay(`2000-${asked.usualDeadline}`))} `}
              {aidPage ? (
                <Anchor href={aidPage} target="_blank" rel="noreferrer" size="sm">
                  {words.itsPage}
                </Anchor>
              ) : (
                !asked?.usualDeadline && words.askOffice
              )}
            </td>
          </tr>
        ))}
      </ResponsiveTable>
    </section>
  )
}

function Offers({ offers }: { offers: Offer[] }) {
  const { college, gifts, left } = words.offerColumns
  return (
    <section aria-labelledby="offers">
      <Title order={2} id="offers" mb="sm">
        {words.offers}
      </Title>
      <ResponsiveTable columns={[college, { name: gifts, isFigure: true }, { name: left, isFigure: true }]}>
        {offers.map(({ entryId, schoolName, terms }) => {
          const summary = summaryOf(terms)
          return (
            <tr key={entryId}>
              <th scope="row">{schoolName}</th>
              <td data-label={gifts}>{dollars(summary.gifts)}</td>
              <td data-label={left}>{summary.netPrice === null ? '–' : dollars(summary.netPrice)}</td>
            </tr>
          )
        })}
      </ResponsiveTable>
    </section>
  )
}
