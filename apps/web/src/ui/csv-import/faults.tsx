import type { ImportReport } from '@bearings/domain/csv-import'
import { Button, ScrollArea, Stack, Text } from '@mantine/core'
import { saveAsFile } from '#platform/files/download.ts'

/** The lines of a file that were left out, and why. The report can be saved, to fix the file with it. */
export function Faults({ report: { faults, left } }: { report: ImportReport }) {
  const save = () => {
    const lines = faults.map(({ line, message }) => `${line},"${message.replaceAll('"', '""')}"`)
    // Without the byte order mark, Excel would garble the quotation marks in the messages.
    const content = `\uFEFFline,problem\r\n${lines.join('\r\n')}\r\n`
    saveAsFile(new Blob([content], { type: 'text/csv' }), 'import-report.csv')
  }
  return (
    <Stack gap="xs">
      <ScrollArea.Autosize mah={180} viewportProps={{ tabIndex: 0, 'aria-label': 'Lines left out' }}>
        {faults.slice(0, 100).map(({ line, message }) => (
          <Text size="sm" className="wrap-anywhere" key={line}>
            Line {line}: {message}
          </Text>
        ))}
        {left > 100 && (
          <Text size="sm" c="dimmed">
            And {(left - 100).toLocaleString('en-US')} more.
          </Text>
        )}
      </ScrollArea.Autosize>
      <Button
        variant="subtle"
        color="sea"
        size="compact-md"
        onClick={save}
        style={{ alignSelf: 'flex-start' }}
      >
        Save the report
      </Button>
    </Stack>
  )
}
