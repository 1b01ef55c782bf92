import { faultInText } from '@bearings/domain/field-bounds'
import { askedFor, checklistChanges } from '@bearings/domain/list/checklist/changes'
import { bounds, stages } from '@bearings/domain/list/options'
import type { EntryPage } from '@bearings/domain/list/schema'
import { Button, Card, Group, Progress, Text, TextInput, Title } from '@mantine/core'
import { sourceOf } from '#colleges/published/deadline-words.ts'
import { useCheckedForm } from '#platform/form/use-checked-form.ts'
import { ChecklistRow } from './checklist-row.tsx'
import { OfferedChanges } from './offered-changes.tsx'
import { useChecklist } from './use-checklist.ts'
import { useLeftAlone } from './use-left-alone.ts'
import classes from './checklist-card.module.css'

type Props = { entry: EntryPage; today: string }

/** The school's checklist, with what its college asks in each part. */
export function ChecklistCard({ entry: { id, name, items, status, asked, school }, today }: Props) {
  const checklist = useChecklist(id)
  const { leftAlone, leave } = useLeftAlone(id)
  const done = items.filter((item) => item.done).length

  return (
    <Card component="section" aria-labelledby="checklist">
      <Group justify="space-between" align="baseline">
        <Title order={2} id="checklist">
          Checklist
        </Title>
        <Text size="sm" c="dimmed" className="figures">
          {items.length === 0 ? 'No items' : `${done} of ${items.length} done`}
        </Text>
      </Group>
      {items.length > 0 && (
        <Progress
          value={(done / items.length) * 100}
          color="kelp"
          size={4}
          mt="sm"
          aria-label="Checklist done"
        />
      )}
      {!stages.decided.some((each) => each === status) && (
        <OfferedChanges
          college={name}
          offered={checklistChanges(asked, items, leftAlone)}
          isTaking={checklist.isTaking}
          onTake={checklist.take}
          onLeave={leave}
        />
      )}
      <ul className="above-3">
        {items.map((item, index) => (
          <ChecklistRow
            key={item.id}
            item={item}
            asked={askedFor(item, asked)}
            today={today}
            onChange={(changes) => checklist.change(item.id, changes)}
            onRemove={() => checklist.remove({ ...item, index })}
          />
        ))}
      </ul>
      <AddItem isAdding={checklist.isAdding} onAdd={(label) => checklist.add({ label, dueOn: null })} />
      {asked.length > 0 && school?.requirements?.source && (
        <Text size="sm" c="dimmed" mt="sm">
          Where no page is named: {sourceOf({ ...school.requirements, source: school.requirements.source })}.
        </Text>
      )}
    </Card>
  )
}

function AddItem({ isAdding, onAdd }: { isAdding: boolean; onAdd: (label: string) => Promise<unknown> }) {
  const form = useCheckedForm({
    initialValues: { label: '' },
    validate: { label: (label) => faultInText(label, bounds.checklistItem) },
    transformValues: ({ label }) => label.trim(),
  })

  const submit = form.onSubmit((label) => {
    // If the item could not be added, the text stays; the error was already shown. So does the next one, if it was begun.
    const clear = () => form.getValues().label.trim() === label && form.reset()
    void onAdd(label).then(clear, form.showRefusal)
  })

  return (
    <form className={`no-print stack gap-2 above-4 ${classes.add}`} onSubmit={submit}>
      <TextInput
        aria-label="New checklist item"
        placeholder="Add an item"
        maxLength={bounds.checklistItem.max}
        {...form.getInputProps('label')}
      />
      <Button type="submit" variant="default" loading={isAdding} disabled={form.values.label.trim() === ''}>
        Add
      </Button>
    </form>
  )
}
