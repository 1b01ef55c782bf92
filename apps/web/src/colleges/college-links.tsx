import type { School } from '@bearings/domain/colleges/catalog/schema'
import { takesNobody } from '@bearings/domain/colleges/changes/options'
import { yearsInWords } from '@bearings/domain/words'
import { Anchor, Group, Text } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'

/** Links to a college's own pages, such as its website, its application and its costs. */
export function CollegeLinks({ school }: { school: School | null }) {
  return (
    <>
      <Group gap="0 20px" mt={6} className="no-print">
        {school?.url && <Outside href={school.url}>College website</Outside>}
        {school?.netPriceCalculatorUrl && (
          <Outside href={school.netPriceCalculatorUrl}>Net price calculator</Outside>
        )}
        {school?.links?.admissions && <Outside href={school.links.admissions}>Admissions</Outside>}
        {school?.links?.application && !takesNobody(school.change) && (
          <Outside href={school.links.application}>How to apply</Outside>
        )}
        {school?.links?.financialAid && <Outside href={school.links.financialAid}>Financial aid</Outside>}
      </Group>
      {school?.links && (
        <Text size="xs" c="dimmed" className="no-print">
          Links: {school.links.source}, {yearsInWords(school.links.year)}
        </Text>
      )}
    </>
  )
}

function Outside({ href, children }: { href: string; children: string }) {
  // The federal files often omit the scheme.
  const address = /^https?:\/\//i.test(href) ? href : `https://${href}`
  return (
    <Anchor href={address} target="_blank" rel="noreferrer" size="sm" py={4}>
      {children} <IconExternalLink size={14} stroke={1.75} aria-label="(opens in a new tab)" />
    </Anchor>
  )
}
