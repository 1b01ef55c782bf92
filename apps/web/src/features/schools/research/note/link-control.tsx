import { linkFrom } from '@bearings/domain/schools/research/rules'
import { Anchor, Button, Group, Popover, TextInput } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { RichTextEditor, useRichTextEditorContext } from '@mantine/tiptap'
import { IconExternalLink, IconLink } from '@tabler/icons-react'
import { useEditorState } from '@tiptap/react'
import { useState } from 'react'
import classes from './note-editor.module.css'

/** Makes a link, changes it or takes it away, and leads where it leads; by Ctrl or Cmd with K, too. */
export function LinkControl() {
  const { editor } = useRichTextEditorContext()
  const active = useEditorState({ editor, selector: ({ editor: now }) => now?.isActive('link') ?? false })
  const [opened, setOpened] = useState(false)

  useWindowEvent('keydown', (event) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || !editor?.isFocused) return
    event.preventDefault()
    setOpened(true)
  })

  return (
    <Popover opened={opened} onChange={setOpened} trapFocus returnFocus width={320} shadow="md">
      <Popover.Target>
        <RichTextEditor.Control
          aria-label="Link"
          title="Link"
          active={active ?? false}
          onClick={() => setOpened(!opened)}
        >
          <IconLink size={18} stroke={1.75} aria-hidden />
        </RichTextEditor.Control>
      </Popover.Target>
      <Popover.Dropdown>
        <LinkForm onDone={() => setOpened(false)} />
      </Popover.Dropdown>
    </Popover>
  )
}

function LinkForm({ onDone }: { onDone: () => void }) {
  const { editor } = useRichTextEditorContext()
  const [before] = useState(() => (editor?.getAttributes('link').href as string | undefined) ?? '')
  const [typed, setTyped] = useState(before)
  const [isWrong, setIsWrong] = useState(false)

  function apply() {
    const href = linkFrom(typed)
    if (!href) return setIsWrong(true)
    const link = editor!.chain().focus().extendMarkRange('link')
    if (editor!.state.selection.empty && !before) {
      const text = { type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] }
      link.insertContent(text).unsetMark('link').run()
    } else link.setLink({ href }).run()
    onDone()
  }

  return (
    <form
      className={classes.link}
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
    >
      <TextInput
        label="Link to"
        placeholder="aster.edu/visit"
        autoComplete="off"
        inputMode="url"
        data-autofocus
        value={typed}
        error={isWrong && 'A page like https://aster.edu, or a mail address'}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          setIsWrong(false)
        }}
      />
      <Group gap="sm">
        <Button type="submit" size="compact-md" variant="default">
          {before ? 'Change' : 'Add link'}
        </Button>
        {before && (
          <>
            <Button
              size="compact-md"
              variant="subtle"
              color="coral"
              onClick={() => {
                editor!.chain().focus().extendMarkRange('link').unsetLink().run()
                onDone()
              }}
            >
              Remove
            </Button>
            <Anchor href={before} target="_blank" rel="noopener noreferrer nofollow" size="sm">
              Open <IconExternalLink size={14} stroke={1.75} aria-label="(in a new tab)" />
            </Anchor>
          </>
        )}
      </Group>
    </form>
  )
}
