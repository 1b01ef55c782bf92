import type { Me } from '@bearings/domain/accounts/schema'
import { reusableFor } from '@bearings/domain/essays/reuse'
import type { EssaySummary } from '@bearings/domain/essays/schema'
import type { ListEntry } from '@bearings/domain/list/schema'
import { Accordion, Text } from '@mantine/core'
import { useSessionStorage } from '@mantine/hooks'
import { memo, useMemo } from 'react'
import { useToday } from '#platform/use-today.ts'
import { FirstRows } from '#ui/first-rows.tsx'
import { type Section, sectionsOf, withoutEmpty } from './arrange.ts'
import { EmptySchools } from './empty-schools.tsx'
import { EssaySection } from './essay-section.tsx'
import type { EssaysSearch } from './essays-search.ts'
import classes from './essay-sections.module.css'

/** The key of the row of schools without essays, among the opened sections. */
const folded = 'empty'

type Props = {
  essays: EssaySummary[]
  schools: ListEntry[]
  me: Me
  search: Pick<EssaysSearch, 'status' | 'sort'>
  /** Adds an essay to a section, by its id. */
  onAdd: (section: string) => void
  onDelete: (essay: EssaySummary) => void
}

/** The essays by school, each school a section that opens and closes. */
export const EssaySections = memo(function EssaySections({
  essays,
  schools,
  me,
  search,
  onAdd,
  onDelete,
}: Props) {
  const reuse = useMemo(() => reusableFor(essays), [essays])
  const today = useToday()
  // Sections that were opened or closed by hand stay that way while the tab is open.
  const [opened, setOpened] = useSessionStorage<Record<string, boolean>>({
    key: 'bearings.essays.sections',
    defaultValue: {},
    getInitialValueInEffect: false,
  })
  const sections = sectionsOf(essays, schools, search, today)
  const { sections: filled, empty } = withoutEmpty(sections)
  const areEmptyOpen = opened[folded] ?? false
  const open = sections
    .filter(({ id, essays: some }) => search.status !== undefined || (opened[id] ?? some.length > 0))
    .map(({ id }) => id)

  const sectionFor = (section: Section) => (
    <EssaySection
      key={section.id}
      section={section}
      reuse={reuse}
      me={me}
      today={today}
      search={search}
      onAdd={() => onAdd(section.id)}
      onDelete={onDelete}
    />
  )

  if (sections.length === 0) return <Text c="dimmed">No essay has this status right now.</Text>
  return (
    <Accordion
      multiple
      order={2}
      variant="separated"
      radius="lg"
      value={open}
      onChange={(now) =>
        setOpened((before) => ({
          ...before,
          ...Object.fromEntries(sections.map(({ id }) => [id, now.includes(id)])),
        }))
      }
      classNames={{
        item: classes.section!,
        control: classes.control!,
        label: classes.label!,
        content: classes.content!,
      }}
    >
      <FirstRows rows={filled} first={3} count={({ essays: some }) => some.length || 1} mt="md">
        {(shown) => <div>{shown.map(sectionFor)}</div>}
      </FirstRows>
      <EmptySchools
        schools={empty}
        isOpen={areEmptyOpen}
        onToggle={() => setOpened((before) => ({ ...before, [folded]: !areEmptyOpen }))}
      />
      {areEmptyOpen && empty.map(sectionFor)}
    </Accordion>
  )
})
