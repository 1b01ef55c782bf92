import '@mantine/charts/styles.layer.css'
import { BarChart, type BarChartProps } from '@mantine/charts'
import type { BarsProps, sizeOf } from './bars-shape.ts'

type Props = BarsProps & ReturnType<typeof sizeOf>

/** At the end of a bar, for its number. */
const room = { right: 64, left: 0, top: 0, bottom: 0 }
/** The longest bar takes all the room there is. */
const fitting: [number, string] = [0, 'dataMax']

/**
 * Bars with their labels beside them, so that neither an axis nor a legend is needed. Not for screen readers: the card
 * around them has a sentence and a table.
 */
export function Bars({ rows, color = 'var(--sea)', upright = false, height, names }: Props) {
  const hasRest = rows.some(({ rest = 0 }) => rest > 0)
  const series = [
    { name: 'value', color },
    ...(hasRest ? [{ name: 'rest', color: 'var(--line-strong)' }] : []),
  ]
  const last = series.at(-1)
  const shared = {
    h: height,
    data: rows.map(({ rest = 0, ...row }) => ({ ...row, rest })),
    dataKey: 'name',
    series,
    type: 'stacked',
    gridAxis: 'none',
    tickLine: 'none',
    textColor: 'var(--ink-2)',
    withTooltip: false,
    accessibilityLayer: false,
    withBarValueLabel: true,
    // One label a bar, behind its last part.
    valueLabelProps: ({ name }) =>
      name === last?.name
        ? { dataKey: 'label', fill: 'var(--ink)', fontSize: 13, formatter: String }
        : { content: () => null },
  } satisfies Partial<BarChartProps>

  return upright ? (
    <BarChart
      {...shared}
      withYAxis={false}
      yAxisProps={{ domain: fitting }}
      maxBarWidth={32}
      barChartProps={{ margin: { ...room, right: 0, top: 24 } }}
    />
  ) : (
    <BarChart
      {...shared}
      orientation="vertical"
      withXAxis={false}
      xAxisProps={{ domain: fitting }}
      maxBarWidth={20}
      yAxisProps={{ width: names, tick: { fontSize: 13, fill: 'var(--ink)' }, interval: 0 }}
      barChartProps={{ margin: room }}
    />
  )
}
