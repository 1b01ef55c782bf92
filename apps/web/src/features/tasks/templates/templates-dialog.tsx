import type { TaskPerson } from '@bearings/domain/tasks/schema'
import type { Template } from '@bearings/domain/tasks/templates/schema'
import { useState } from 'react'
import { Dialog } from '#ui/dialog.tsx'
import { AssignTemplate } from './assign-template.tsx'
import { TemplateEditor } from './template-editor.tsx'
import { TemplatesList } from './templates-list.tsx'

type View =
  | { name: 'list' }
  | { name: 'edit'; template: Template | null }
  | { name: 'assign'; template: Template }

type Props = {
  /** If given, the template is assigned to these students, and the form does not ask for any. */
  students?: readonly TaskPerson[]
  /** Called after the tasks were assigned. */
  onDone?: () => void
  onClose: () => void
}

/** The dialog with an advisor's templates, to edit them and to assign their tasks to students. */
export function TemplatesDialog({ students, onDone, onClose }: Props) {
  const [view, setView] = useState<View>({ name: 'list' })
  const [isChanged, setChanged] = useState(false)
  const back = () => {
    setView({ name: 'list' })
    setChanged(false)
  }

  return (
    <Dialog onClose={onClose} title={titleOf(view)} size={760} losesTyped isChanged={isChanged}>
      {view.name === 'list' && (
        <TemplatesList
          onNew={() => setView({ name: 'edit', template: null })}
          onEdit={(template) => setView({ name: 'edit', template })}
          onAssign={(template) => setView({ name: 'assign', template })}
        />
      )}
      {view.name === 'edit' && (
        <TemplateEditor template={view.template} onChanged={setChanged} onDone={back} />
      )}
      {view.name === 'assign' && (
        <AssignTemplate
          template={view.template}
          onBack={back}
          onAssigned={() => {
            onClose()
            onDone?.()
          }}
          {...(students && { students })}
        />
      )}
    </Dialog>
  )
}

function titleOf(view: View): string {
  if (view.name === 'assign') return `Assign “${view.template.name}”`
  if (view.name === 'edit') return view.template ? 'Edit Template' : 'New Template'
  return 'Task Templates'
}
