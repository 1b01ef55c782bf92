import { appealFacts, hiddenIn } from '@bearings/domain/money/offers'
import type { Offer } from '@bearings/domain/money/schema'
import { Card, SimpleGrid, Stack, Text, Title } from '@mantine/core'

const ownFacts =
  'Also cite, with proof: a drop in income, a lost job, medical costs, a sibling’s tuition, or a parent who left.'

/** What each letter leaves open, and the facts to cite when asking a college to reconsider. */
export function OfferNotes({ offers }: { offers: readonly Offer[] }) {
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md" className="items-start">
      <Card component="section" aria-labelledby="hidden">
        <Title order={2} id="hidden">
          What the letters do not say
        </Title>
        <Stack gap="md" mt="sm">
          {offers.map(({ entryId, schoolName, terms }) => {
            const hidden = hiddenIn(terms)
            return (
              <div key={entryId}>
                <Text fw={600}>{schoolName}</Text>
                {hidden.length === 0 ? (
                  <Text c="dimmed">Nothing that we check for is missing.</Text>
                ) : (
                  <Facts facts={hidden} />
                )}
              </div>
            )
          })}
        </Stack>
      </Card>
      <Card component="section" aria-labelledby="appeal">
        <Title order={2} id="appeal">
          Facts for an appeal
        </Title>
        <Text c="dimmed" size="sm" mt={4}>
          Bring these facts to the aid office. You write the letter yourself.
        </Text>
        <Stack gap="md" mt="sm">
          {offers.map(({ entryId, schoolName, terms }) => (
            <div key={entryId}>
              <Text fw={600}>{schoolName}</Text>
              <Facts facts={appealFacts(terms, othersThan(entryId, offers))} />
            </div>
          ))}
          <Text size="sm">{ownFacts}</Text>
        </Stack>
      </Card>
    </SimpleGrid>
  )
}

function othersThan(entryId: string, offers: readonly Offer[]) {
  return offers
    .filter((offer) => offer.entryId !== entryId)
    .map(({ schoolName, terms }) => ({ name: schoolName, terms }))
}

function Facts({ facts }: { facts: readonly string[] }) {
  return (
    <ul className="bullets stack gap-6px above-2">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}
