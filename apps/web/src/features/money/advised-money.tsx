import type { AdvisedMoney as Shared } from '@bearings/domain/advising/students/schema'
import { offerAgainstBudget, offerPriceText, summaryOf } from '@bearings/domain/money/offers'
import { scholarshipStatusLabels } from '@bearings/domain/money/options'
import { dollars } from '@bearings/domain/words'
import { Accordion, Card, Stack, Text, Title } from '@mantine/core'
import { LayerList } from '#colleges/published/layer-list.tsx'
import { dateInWords } from '#platform/dates.ts'
import { Chip } from '#ui/chip.tsx'
import { DoneItem, DoneList } from '#ui/done-list.tsx'
import { ResponsiveTable } from '#ui/responsive-table.tsx'
import { aidStepWords } from './forms/aid-step-words.ts'

type Money = Extract<Shared, { shared: true }>

/** What a student shares with their advisor about aid: budget, offers, scholarships and forms. */
export function AdvisedMoney({ money, name }: { money: Money; name: string }) {
  const { budget, prices, offers, scholarships, steps } = money
  return (
    <Stack gap="lg">
      <Card>
        <Text>
          {budget === null
            ? `${name} has not entered what the family can pay.`
            : `The family can pay ${dollars(budget)} a year.`}
        </Text>
      </Card>
      {prices.length > 0 && <Prices prices={prices} name={name} />}
      <Stack component="section" gap="sm" aria-labelledby="advised-offers">
        <Title order={2} id="advised-offers">
          Offers
        </Title>
        {offers.length === 0 ? (
          <Text c="dimmed">{name} has entered no offers yet.</Text>
        ) : (
          <ResponsiveTable columns={['School', 'Cost', 'Gifts', 'Net price', 'Student loans']}>
            {offers.map(({ entryId, schoolName, terms }) => {
              const summary = summaryOf(terms)
              const { cost, gifts, studentLoans } = summary
              const verdict = offerAgainstBudget(summary, budget)
              return (
                <tr key={entryId}>
                  <th scope="row">{schoolName}</th>
                  <td data-label="Cost">{dollars(cost)}</td>
                  <td data-label="Gifts">{dollars(gifts)}</td>
                  <td data-label="Net price">
                    {offerPriceText(summary)}{' '}
                    {verdict && <Chip tone={verdict.isWithin ? 'kelp' : 'plain'}>{verdict.words}</Chip>}
                  </td>
                  <td data-label="Student loans">{dollars(studentLoans)}</td>
                </tr>
              )
            })}
          </ResponsiveTable>
        )}
      </Stack>
      <Stack component="section" gap="sm" aria-labelledby="advised-scholarships">
        <Title order={2} id="advised-scholarships">
          Scholarships
        </Title>
        {scholarships.length === 0 ? (
          <Text c="dimmed">{name} has saved no scholarships yet.</Text>
        ) : (
          <ResponsiveTable columns={['Scholarship', 'Status', 'Due']}>
            {scholarships.map((each) => (
              <tr key={each.id}>
                <th scope="row">{each.name}</th>
                <td data-label="Status">{scholarshipStatusLabels[each.status]}</td>
                <td data-label="Due">{each.deadline ? dateInWords(each.deadline) : 'No date'}</td>
              </tr>
            ))}
          </ResponsiveTable>
        )}
      </Stack>
      <Card component="section" aria-labelledby="advised-steps">
        <Title order={2} id="advised-steps">
          FAFSA and CSS
        </Title>
        <DoneList>
          {steps.steps.map(({ step, doneAt }) => (
            <DoneItem key={step} isDone={doneAt !== null}>
              {aidStepWords[step].title}
            </DoneItem>
          ))}
        </DoneList>
      </Card>
    </Stack>
  )
}

/** What a year costs at each school, by what the student shares, in the words that the student reads. */
function Prices({ prices, name }: Pick<Money, 'prices'> & { name: string }) {
  return (
    <Stack component="section" gap="sm" aria-labelledby="advised-prices">
      <Title order={2} id="advised-prices">
        Prices
      </Title>
      <Text c="dimmed">
        {`As ${name} would read them, by what is shared with you: without the calculator’s answers, and without income if it is not shared.`}
      </Text>
      <Accordion variant="contained" multiple>
        {prices.map(({ entryId, name: school, lines }) => (
          <Accordion.Item key={entryId} value={entryId}>
            <Accordion.Control>
              {school}
              <Text span c="dimmed">
                {` ${lines.find(({ key }) => key === 'remains')?.text ?? 'no price published'}`}
              </Text>
            </Accordion.Control>
            <Accordion.Panel>
              <LayerList lines={lines} />
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </Stack>
  )
}
