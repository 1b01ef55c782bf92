import { formatInteger } from '@bearings/domain/words'
import { Checkbox, Popover, Stack } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { Icon } from './icon.tsx'
import { useImmediateValue } from './use-immediate-value.ts'
import { usePressFirst } from './use-press-first.ts'

type Props<Value extends string> = {
  name: string
  /** The values that occur, each with its number of rows. */
  counts: ReadonlyMap<Value, number>
  chosen: readonly Value[]
  onChange: (chosen: Value[]) => void
}

/** A button that opens the values of one filter. Several can be chosen; `ChosenFilters` shows and removes them. */
export function FilterMenu<Value extends string>({ name, counts, chosen, onChange }: Props<Value>) {
  const [opened, setOpened] = useState(false)
  const press = usePressFirst(() => setOpened((before) => !before))
  const [shown, choose] = useImmediateValue([...chosen], onChange)
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" trapFocus shadow="md">
      <Popover.Target>
        <button type="button" className="pill" {...press}>
          {name}
          <Icon of={IconChevronDown} size={16} />
        </button>
      </Popover.Target>
      <Popover.Dropdown>
        <Checkbox.Group aria-label={name} value={shown} onChange={(values) => choose(values as Value[])}>
          <Stack gap={10}>
            {[...counts].map(([value, count]) => (
              <Checkbox key={value} value={value} label={`${value} (${formatInteger(count)})`} />
            ))}
          </Stack>
        </Checkbox.Group>
      </Popover.Dropdown>
    </Popover>
  )
}
