import type { Answers } from '@bearings/domain/money/calculator/answers'
import type { AidEstimate } from '@bearings/domain/money/calculator/estimates'
import { tablesOf } from '@bearings/domain/money/sai/tables'
import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { IconChevronDown, IconChevronUp, IconDownload, IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { saveAsFile } from '#platform/files/download.ts'
import { Icon } from '#ui/icon.tsx'
import { estimatedLines } from './result-words.ts'
import { WorksheetLines } from './worksheet-lines.tsx'
import classes from './result.module.css'

type Props = { answers: Answers; estimate: AidEstimate }

/** All lines of the worksheet with the tables behind them, folded until they are wanted, to download and print. */
export function FullSheet({ answers, estimate }: Props) {
  const { worksheet, estimated } = estimate
  const tables = tablesOf(answers.awardYear)
  const [isOpen, setOpen] = useState(false)
  return (
    <Card component="section" aria-labelledby="worksheet">
      <Stack gap="md">
        <Group justify="space-between" gap="sm">
          <Title order={2} id="worksheet">
            Worksheet, formula {worksheet.formula}
          </Title>
          <Group gap="xs" className="no-print">
            <Button
              variant="default"
              aria-expanded={isOpen}
              aria-controls="all-lines"
              leftSection={<Icon of={isOpen ? IconChevronUp : IconChevronDown} />}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? 'Hide the lines' : `Show all ${worksheet.lines.length} lines`}
            </Button>
            <Button
              variant="default"
              leftSection={<Icon of={IconDownload} />}
              onClick={() => download(answers, estimate)}
            >
              Download JSON
            </Button>
            <Button variant="default" leftSection={<Icon of={IconPrinter} />} onClick={() => window.print()}>
              Print
            </Button>
          </Group>
        </Group>
        <div id="all-lines" className={isOpen ? undefined : classes.folded}>
          <WorksheetLines label="All lines" lines={worksheet.lines} estimated={estimatedLines(estimated)} />
        </div>
        <Text size="sm" c="dimmed">
          {tables.source}, read {tables.checkedOn}. Not confirmed: {tables.unconfirmed.join('; ')}. The
          federal form itself decides; this is not an application for aid.
        </Text>
      </Stack>
    </Card>
  )
}

/** Saves the answers and all lines as a file, through the browser's download. They are sent nowhere. */
function download(
  answers: Answers,
  { sai, basis, exemption, estimated, pell, worksheet }: AidEstimate,
): void {
  const { source, checkedOn, taxYear } = tablesOf(answers.awardYear)
  const contents = {
    answers,
    sai,
    basis,
    exemption,
    estimated,
    pell,
    worksheet,
    tables: { source, checkedOn, taxYear },
  }
  const content = new Blob([JSON.stringify(contents, null, 2)], { type: 'application/json' })
  saveAsFile(content, `student-aid-index-${answers.awardYear}.json`)
}
