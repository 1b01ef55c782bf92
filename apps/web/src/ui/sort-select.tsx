import { NativeSelect, type NativeSelectProps } from '@mantine/core'

type Props<Sorting extends string> = Pick<NativeSelectProps, 'w'> & {
  /** Each order with its name. */
  labels: Record<Sorting, string>
  value: Sorting
  onChange: (sorting: Sorting) => void
}

export function SortSelect<Sorting extends string>({
  labels,
  value,
  onChange,
  w = { base: '100%', sm: 190 },
}: Props<Sorting>) {
  const orders = Object.keys(labels) as Sorting[]
  return (
    <NativeSelect
      aria-label="Sort by"
      w={w}
      value={value}
      data={orders.map((order) => ({ value: order, label: `Sort: ${labels[order]}` }))}
      onChange={({ currentTarget }) => onChange(currentTarget.value as Sorting)}
    />
  )
}
