import { planLabels } from '@bearings/domain/colleges/rules'
import type { ListEntry } from '@bearings/domain/list/schema'
import { Popover, UnstyledButton } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useChangeEntry } from '#colleges/plan/use-change-entry.ts'
import { lazyComponent } from '#platform/loading/lazy-component.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { useIsPhone } from '#ui/use-is-phone.ts'
import classes from './plan-editor.module.css'

const PlanForm = lazyComponent(() => import('./plan-form.tsx'), 'PlanForm')
export const loadPlanForm = PlanForm.load

/**
 * A button with a school's plan. Pressing it edits plan, deadline and major in place, or in a sheet on a
 * phone.
 */
export function PlanEditor({ entry, today }: { entry: ListEntry; today: string }) {
  // What it was opened as stays until it is closed: a phone that is turned would lose the changes.
  const [openAs, setOpenAs] = useState<'popover' | 'sheet' | null>(null)
  const isOpen = openAs !== null
  const [isChanged, setChanged] = useState(false)
  const usual = useIsPhone() ? 'sheet' : 'popover'
  // Here, because the form is gone when the answer comes; a refused change is in it when it opens again.
  const change = useChangeEntry()
  const close = () => {
    setOpenAs(null)
    setChanged(false)
  }
  const cancel = () => {
    change.reset()
    close()
  }
  const plan = entry.plan ? planLabels[entry.plan] : 'No plan yet'

  const open = (
    <UnstyledButton
      className={`inline-row gap-6px rounded ink medium line-1-3 ${classes.open}`}
      data-empty={!entry.plan || undefined}
      aria-label={`${plan}. Change plan, deadline and major: ${entry.name}`}
      onClick={() => (isOpen ? cancel() : setOpenAs(usual))}
    >
      {plan} <Icon of={IconPencil} size={14} className="no-print pale" />
    </UnstyledButton>
  )
  const form = (
    <Suspense>
      <PlanForm
        entry={entry}
        today={today}
        change={change}
        onChanged={setChanged}
        onSave={close}
        onCancel={cancel}
      />
    </Suspense>
  )

  if ((openAs ?? usual) === 'sheet')
    return (
      <>
        {open}
        {isOpen && (
          <Dialog title={entry.name} onClose={cancel} losesTyped isChanged={isChanged}>
            {form}
          </Dialog>
        )}
      </>
    )
  return (
    <Popover
      opened={isOpen}
      onChange={cancel}
      closeOnClickOutside={!isChanged}
      // Or a press on a link beside it would lose the changes.
      withOverlay={isChanged}
      overlayProps={{ backgroundOpacity: 0 }}
      trapFocus
      returnFocus
      width={320}
      position="bottom-start"
      shadow="md"
    >
      <Popover.Target>{open}</Popover.Target>
      <Popover.Dropdown aria-modal={isChanged || undefined}>{form}</Popover.Dropdown>
    </Popover>
  )
}
