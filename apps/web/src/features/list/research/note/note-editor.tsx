import '@mantine/tiptap/styles.layer.css'
import type { ResearchNote } from '@bearings/domain/list/research/schema'
import { Alert } from '@mantine/core'
import { RichTextEditor } from '@mantine/tiptap'
import { useEditor } from '@tiptap/react'
import { useEffect, useState } from 'react'
import { useSaveKeys } from '#platform/form/use-save-keys.ts'
import { canShow, noteExtensions } from './extensions.ts'
import { withoutLooseWords } from './loose-words.ts'
import { NoteConflict } from './note-conflict.tsx'
import { NoteState } from './note-state.tsx'
import { NoteToolbar } from './note-toolbar.tsx'
import { forNote } from './pasted.ts'
import { useNoteAutosave } from './use-note-autosave.ts'
import classes from './note-editor.module.css'

/** The longest note, in characters, that is stored on every keystroke: about three thousand words. */
const short = 20_000

type Props = { id: string; slot: number; note: ResearchNote; labelledBy: string }

/** The editor of a research note, which stores and saves it automatically. */
export function NoteEditor({ id, slot, note, labelledBy }: Props) {
  const { autosave, state } = useNoteAutosave(id, slot, note)
  const [canOpen] = useState(() => canShow(autosave.opening))
  const editor = useEditor({
    extensions: noteExtensions,
    content: canOpen ? autosave.opening : null,
    editable: canOpen,
    // Our styles are in the style sheet.
    injectCSS: false,
    editorProps: {
      attributes: { 'aria-labelledby': labelledBy, 'aria-multiline': 'true' },
      transformPastedHTML: (html) => withoutLooseWords(forNote(html)),
    },
    onUpdate: autosave.typed,
    onBlur: () => void autosave.save(),
  })

  useEffect(() => {
    if (canOpen)
      return autosave.open({
        read: () => editor.getJSON(),
        show: (content) => editor.commands.setContent(content, { emitUpdate: false }),
        isShort: () => editor.state.doc.nodeSize < short,
      })
  }, [canOpen, editor, autosave])
  useSaveKeys(() => void autosave.save())

  if (!canOpen)
    return (
      <Alert color="brass" role="alert">
        This note contains something that this page cannot show. Reload the page to get its latest version.
      </Alert>
    )
  return (
    <RichTextEditor
      editor={editor}
      withTypographyStyles={false}
      withCodeHighlightStyles={false}
      labels={{
        h2ControlLabel: 'Heading',
        h3ControlLabel: 'Smaller heading',
        tasksControlLabel: 'Checklist',
      }}
      classNames={{ root: classes.root!, content: classes.content! }}
    >
      <div className={`no-print row spread hairline-below on-surface ${classes.head}`}>
        <NoteToolbar />
        <NoteState state={state} isNew={note.revision === 0} />
      </div>
      {state.other && <NoteConflict autosave={autosave} other={state.other} />}
      <RichTextEditor.Content />
    </RichTextEditor>
  )
}
