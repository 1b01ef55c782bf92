import { counted } from '@bearings/domain/words'
import { Button, Drawer, Group, Stack, Title } from '@mantine/core'
import { useFocusBack } from '#ui/use-focus-back.ts'
import { useIsPhone } from '#ui/use-is-phone.ts'
import type { SectionProps } from './sections/section-props.ts'
import { type SectionName, sections } from './sections/sections.tsx'
import classes from '#ui/filter-sheet.module.css'

type Props = SectionProps & {
  names: readonly SectionName[]
  /** How many colleges match the current filters. */
  count: number
  onClose: () => void
  onClear: () => void
}

/** The sheet with all filters that have no button beside the labels; on a phone, with all filters. */
export function FilterSheet({ names, count, onClose, onClear, ...section }: Props) {
  const isPhone = useIsPhone()
  useFocusBack()
  return (
    <Drawer
      opened
      onClose={onClose}
      title="Filters"
      position={isPhone ? 'bottom' : 'right'}
      size={isPhone ? '88%' : 420}
      classNames={{ content: `column ${classes.sheet}`, body: `column ${classes.body}` }}
    >
      <Stack gap="xl" pb="xl">
        {names.map((name) => {
          const { title, Section } = sections[name]
          return (
            <section key={name} aria-label={title}>
              <Title order={3} mb="sm">
                {title}
              </Title>
              <Section {...section} />
            </section>
          )
        })}
      </Stack>
      <Group className={`hairline on-surface ${classes.foot}`} justify="space-between" gap="xs" wrap="nowrap">
        <Button variant="subtle" color="sea" px="sm" onClick={onClear}>
          Clear all
        </Button>
        <Button onClick={onClose}>Show {counted(count, 'college')}</Button>
      </Group>
    </Drawer>
  )
}
