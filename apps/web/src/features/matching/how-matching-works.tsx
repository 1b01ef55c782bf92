import { Card, Stack, Text, Title } from '@mantine/core'
import { PageHeader } from '#ui/page-header.tsx'
import { PhoneParts } from '#ui/phone-parts.tsx'
import { useIsPhone } from '#ui/use-is-phone.ts'
import { CalibrationTable } from './calibration-table.tsx'
import { Formula, InShort, Limits } from './in-words.tsx'
import { LabelRulesTable } from './label-rules-table.tsx'
import { OddsCheck } from './odds-check.tsx'
import classes from './how-matching-works.module.css'

/**
 * Explains the method in plain words: its inputs, what it never considers, how well it fits, and what it
 * cannot know.
 */
export function HowMatchingWorks() {
  const isPhone = useIsPhone()
  return (
    <Stack gap="md" maw={820} className={classes.page}>
      <PageHeader
        title="How matching works"
        about="How we estimate your odds at a college, how certain the estimate is, and what it leaves out."
      />
      {isPhone ? (
        <PhoneParts
          names={{
            short: 'In short',
            labels: 'Labels',
            formula: 'Formula',
            record: 'How well',
            limits: 'Limits',
          }}
          label="How matching works"
          first="short"
          parts={{
            short: () => <InShort />,
            labels: () => <Labels />,
            formula: () => <Formula />,
            record: () => <Record />,
            limits: () => <Limits />,
          }}
        />
      ) : (
        <>
          <InShort />
          <Formula />
          <Labels />
          <Record />
          <Limits />
        </>
      )}
      <Text size="sm" c="dimmed">
        Admission rates and scores: College Scorecard (IPEDS). SAT and ACT scores are compared using the 2018
        concordance by the College Board and ACT. Weights follow what colleges told NACAC they consider.
      </Text>
    </Stack>
  )
}

function Labels() {
  return (
    <Card component="section">
      <Title order={2}>The labels</Title>
      <LabelRulesTable />
    </Card>
  )
}

function Record() {
  return (
    <Stack gap="md">
      <Card component="section">
        <Title order={2}>How well it fits</Title>
        <CalibrationTable />
      </Card>
      <Card component="section" aria-labelledby="odds-check">
        <Title order={2} id="odds-check">
          What we estimated, and what happened
        </Title>
        <OddsCheck />
      </Card>
    </Stack>
  )
}
