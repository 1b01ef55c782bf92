import { Popover } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { usePressFirst } from '#ui/use-press-first.ts'
import type { SectionProps } from './sections/section-props.ts'
import { type SectionName, sections } from './sections/sections.tsx'

/** A button that opens one kind of filter in place. Its text says what is chosen. */
export function FilterPill({
  name,
  words,
  ...props
}: SectionProps & { name: SectionName; words: string | null }) {
  const [opened, setOpened] = useState(false)
  const press = usePressFirst(() => setOpened((before) => !before))
  const { title, Section } = sections[name]
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" width={320} trapFocus shadow="md">
      <Popover.Target>
        <button type="button" className="pill" data-chosen={words !== null || undefined} {...press}>
          {words ?? title}
          <Icon of={IconChevronDown} size={16} />
        </button>
      </Popover.Target>
      <Popover.Dropdown>
        <Section {...props} />
      </Popover.Dropdown>
    </Popover>
  )
}
