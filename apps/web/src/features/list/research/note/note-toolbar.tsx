import { RichTextEditor } from '@mantine/tiptap'
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBold,
  IconH2,
  IconH3,
  IconItalic,
  IconList,
  IconListCheck,
  IconListNumbers,
  type TablerIcon,
} from '@tabler/icons-react'
import { LinkControl } from './link-control.tsx'
import { useRovingFocus } from './use-roving-focus.ts'
import classes from './note-toolbar.module.css'

const [bold, italic] = [drawn(IconBold), drawn(IconItalic)]
const [heading, smallerHeading] = [drawn(IconH2), drawn(IconH3)]
const [bullets, numbers, checks] = [drawn(IconList), drawn(IconListNumbers), drawn(IconListCheck)]
const [undo, redo] = [drawn(IconArrowBackUp), drawn(IconArrowForwardUp)]

/** The formatting toolbar. It is one tab stop; the arrow keys move between its controls. */
export function NoteToolbar() {
  return (
    <RichTextEditor.Toolbar
      role="toolbar"
      aria-label="Formatting"
      className={`shrinks bare ${classes.toolbar}`}
      {...useRovingFocus()}
    >
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.H2 icon={heading} />
        <RichTextEditor.H3 icon={smallerHeading} />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Bold icon={bold} />
        <RichTextEditor.Italic icon={italic} />
        <LinkControl />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.BulletList icon={bullets} />
        <RichTextEditor.OrderedList icon={numbers} />
        <RichTextEditor.TaskList icon={checks} />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Undo icon={undo} />
        <RichTextEditor.Redo icon={redo} />
      </RichTextEditor.ControlsGroup>
    </RichTextEditor.Toolbar>
  )
}

function drawn(Icon: TablerIcon) {
  return function Drawn() {
    return <Icon size={18} stroke={1.75} aria-hidden />
  }
}
