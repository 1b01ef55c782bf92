import type { EntryPage } from '@bearings/domain/schools/list/schema'
import { Anchor, Group, Text, Title } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { BackToList } from '../back-to-list.tsx'

/** Which school this is, and the way to its own pages. */
export function ResearchHeader({ entry: { name, location, type, archived, school } }: { entry: EntryPage }) {
  const about = [location, type, school?.religiousAffiliation, archived && 'No longer in the catalog']

  return (
    <header>
      <BackToList />
      <Title order={1}>{name}</Title>
      <Text c="dimmed">{about.filter(Boolean).join(' · ')}</Text>
      <Group gap="lg" mt={6} className="no-print">
        {school?.url && <Outside href={school.url}>College website</Outside>}
        {school?.netPriceCalculatorUrl && (
          <Outside href={school.netPriceCalculatorUrl}>Net price calculator</Outside>
        )}
      </Group>
    </header>
  )
}

function Outside({ href, children }: { href: string; children: string }) {
  // The federal files often leave the scheme out.
  const address = /^https?:\/\//i.test(href) ? href : `https://${href}`
  return (
    <Anchor href={address} target="_blank" rel="noreferrer" size="sm" py={4}>
      {children} <IconExternalLink size={14} stroke={1.75} aria-label="(opens in a new tab)" />
    </Anchor>
  )
}
