import type { Child, FamilyAid } from '@bearings/domain/family/schema'
import { stepWords } from '@bearings/domain/family/step-words'
import { offerPriceText, summaryOf } from '@bearings/domain/money/offers'
import type { AidSteps, Offer } from '@bearings/domain/money/schema'
import { say } from '@bearings/domain/say'
import { dollars, monthDay, yearsInWords } from '@bearings/domain/words'
import { Anchor, Card, Group, Stack, Text, Title } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { dateInWords } from '#platform/dates.ts'
import { query } from '#platform/queries/api.ts'
import { Chip } from '#ui/chip.tsx'
import { FirstRows } from '#ui/first-rows.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Cell, ResponsiveTable } from '#ui/responsive-table.tsx'
import { GuidesLink } from './guides-link.tsx'
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
  const about = steps
    ? say(words.aidAbout, { years: yearsInWords(steps.awardYear) })
    : say(words.notShared, { name: givenName(child) })
  return (
    <Stack gap="lg" maw={860}>
      <PageHeader title={say(words.aid)} about={about} />
      {!steps && <GuidesLink />}
      {steps && <Steps steps={steps} />}
      {forms && forms.length > 0 && <Forms forms={forms} />}
      {offers && offers.length > 0 && <Offers offers={offers} />}
    </Stack>
  )
}

function Steps({ steps: { steps } }: { steps: AidSteps }) {
  return (
    <Card>
      <Stack component="ul" gap="md" aria-label={say(words.steps)}>
        {steps.map(({ step, day, doneAt }) => (
          <li key={step}>
            <Group gap={8}>
              <Text fw={600}>{say(stepWords[step].title)}</Text>
              {doneAt !== null && <Chip tone="kelp">{say(words.done)}</Chip>}
              {doneAt === null && day && (
                <Chip tone="plain">{say(words.from, { day: dateInWords(day) })}</Chip>
              )}
            </Group>
            {doneAt === null && (
              <Text size="sm" c="dimmed">
                {say(stepWords[step].about)}
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
    <Stack component="section" gap="sm" aria-labelledby="forms">
      <Title order={2} id="forms">
        {say(words.forms)}
      </Title>
      <FirstRows rows={forms} first={4}>
        {(shown) => (
          <ResponsiveTable columns={[say(college), say(code), say(css), say(by)]}>
            {shown.map(({ entryId, name, fafsaCode, forms: asked, aidPage }) => (
              <tr key={entryId}>
                <th scope="row">{name}</th>
                <td data-label={say(code)}>{fafsaCode ?? say(words.lookUp)}</td>
                <td data-label={say(css)}>
                  {asked?.css ? say(words.css[asked.css]) : say(words.cssUnknown)}
                </td>
                <td data-label={say(by)}>
                  {asked?.usualDeadline &&
                    `${say(words.usually, { day: monthDay(`2000-${asked.usualDeadline}`) })} `}
                  {aidPage ? (
                    <Anchor href={aidPage} target="_blank" rel="noreferrer" size="sm">
                      {say(words.itsPage)}
                    </Anchor>
                  ) : (
                    !asked?.usualDeadline && say(words.askOffice)
                  )}
                </td>
              </tr>
            ))}
          </ResponsiveTable>
        )}
      </FirstRows>
    </Stack>
  )
}

function Offers({ offers }: { offers: Offer[] }) {
  const { college, gifts, price } = words.offerColumns
  return (
    <section aria-labelledby="offers">
      <Title order={2} id="offers" mb="sm">
        {say(words.offers)}
      </Title>
      <ResponsiveTable
        columns={[say(college), { name: say(gifts), isFigure: true }, { name: say(price), isFigure: true }]}
      >
        {offers.map(({ entryId, schoolName, terms }) => {
          const summary = summaryOf(terms)
          return (
            <tr key={entryId}>
              <th scope="row">{schoolName}</th>
              <Cell label={say(gifts)} text={dollars(summary.gifts)} isFigure />
              <Cell label={say(price)} text={offerPriceText(summary)} isFigure />
            </tr>
          )
        })}
      </ResponsiveTable>
    </section>
  )
}
