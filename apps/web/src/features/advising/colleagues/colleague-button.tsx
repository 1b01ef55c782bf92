import type { RosterName } from '@bearings/domain/advising/students/schema'
import { IconUserPlus } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyComponent } from '#platform/loading/lazy-component.tsx'
import { usePreload } from '#platform/loading/preload.ts'
import { DialogButton } from '#ui/dialog-button.tsx'
import { Icon } from '#ui/icon.tsx'

const ColleagueDialog = lazyComponent(() => import('./colleague-dialog.tsx'), 'ColleagueDialog')

/** The button that suggests a colleague to the selected students. */
export function ColleagueButton({ people, onDone }: { people: readonly RosterName[]; onDone: () => void }) {
  usePreload(ColleagueDialog.load)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <DialogButton variant="default" leftSection={<Icon of={IconUserPlus} />} onClick={() => setOpen(true)}>
        Colleague
      </DialogButton>
      <Suspense>
        {isOpen && <ColleagueDialog people={people} onClose={() => setOpen(false)} onDone={onDone} />}
      </Suspense>
    </>
  )
}
