import { Button, Card, Group, Stack, Table, Text, Title } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import { Bars, type BarsProps } from './bars.tsx'

type Props = {
  title: string
  /** One sentence that says what the chart shows. */
  summary: string
  bars: BarsProps
  /** The figures behind the chart; the first column names the row. */
  table: { columns: string[]; rows: (string | number)[][] }
  /** A note on the figures. */
  note?: ReactNode
}

/** A chart with a summary in words, and its table one click away. */
export function ChartCard({ title, summary, bars, table, note }: Props) {
  const [isTable, setIsTable] = useState(false)
  const id = useId()

  return (
    <Card component="section" aria-labelledby={`${id}-title`}>
      <Stack gap="md">
        <Group justify="space-between" align="baseline" gap="4px 16px">
          <Title order={2} id={`${id}-title`}>
            {title}
          </Title>
          <Button
            variant="subtle"
            color="sea"
            size="compact-md"
            px={4}
            aria-label={`${isTable ? 'Hide' : 'Show'} table: ${title}`}
            aria-expanded={isTable}
            aria-controls={`${id}-table`}
            onClick={() => setIsTable(!isTable)}
          >
            {isTable ? 'Hide table' : 'Show table'}
          </Button>
        </Group>
        <Text c="dimmed">{summary}</Text>
        <Bars {...bars} />
        <div id={`${id}-table`} hidden={!isTable}>
          <FiguresTable title={title} {...table} />
        </div>
        {note && (
          <Text size="sm" c="dimmed">
            {note}
          </Text>
        )}
      </Stack>
    </Card>
  )
}

function FiguresTable({ title, columns, rows }: Props['table'] & { title: string }) {
  return (
    <Table className="figures" withRowBorders captionSide="top">
      <caption className="unseen">{title}</caption>
      <Table.Thead>
        <Table.Tr>
          {columns.map((column) => (
            <Table.Th key={column} scope="col" fw={700}>
              {column}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(([name, ...figures], index) => (
          // Two schools may have the same name, and the rows keep their order.
          // oxlint-disable-next-line react/no-array-index-key
          <Table.Tr key={index}>
            <Table.Th scope="row" fw={500}>
              {name}
            </Table.Th>
            {figures.map((figure, column) => (
              <Table.Td key={columns[column + 1]}>{figure}</Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
