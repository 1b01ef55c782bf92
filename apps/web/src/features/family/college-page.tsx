import { familyOf } from '@bearings/domain/family/priced-family'
import type { Child } from '@bearings/domain/family/schema'
import { say } from '@bearings/domain/say'
import { Anchor, Card, Group, Stack, Text } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { LayersCard } from '#colleges/published/price-layers.tsx'
import { query } from '#platform/queries/api.ts'
import { BackLink } from '#ui/back-link.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { OfChild } from './of-child.tsx'
import { paths } from './paths.ts'
import { words } from './words.ts'

/** What one college costs this family, layer by layer. */
export function FamilyCollegePage({ unitid }: { unitid: number }) {
  return <OfChild>{(child) => <College key={child.id} child={child} unitid={unitid} />}</OfChild>
}

function College({ child, unitid }: { child: Child; unitid: number }) {
  const { data: school } = useSuspenseQuery(query('GET /schools/colleges/{unitid}', { unitid }))
  const { data: money } = useSuspenseQuery(query('GET /family/children/{id}/money', { id: child.id }))
  const { index = null, ...family } = familyOf(money)
  const calculator = school.netPriceCalculatorUrl
  return (
    <Stack gap="md" maw={860}>
      <PageHeader
        title={school.name}
        about={[school.city, school.state].filter(Boolean).join(', ')}
        back={<BackLink to={paths.home}>{say(words.colleges)}</BackLink>}
      />
      <LayersCard
        school={school}
        family={family}
        index={index}
        title={say(words.layers)}
        missing={
          <Card>
            <Text>{say(words.layersMissing)}</Text>
          </Card>
        }
      />
      <Group gap="sm">
        <LinkButton to={paths.money} variant={index ? 'default' : 'filled'}>
          {index ? say(words.change) : say(words.fillIn)}
        </LinkButton>
        {calculator && (
          <Anchor href={calculator} target="_blank" rel="noreferrer" underline="always">
            {say(words.calculator)}
          </Anchor>
        )}
      </Group>
    </Stack>
  )
}
