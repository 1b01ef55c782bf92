import { linkFrom } from '@bearings/domain/list/research/rules'
import { Anchor, Button, Group, Popover, TextInput } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { RichTextEditor, useRichTextEditorContext } from '@mantine/tiptap'
import { IconExternalLink, IconLink } from '@tabler/icons-react'
import { useEditorState } from '@tiptap/react'
import { useState } from 'react'
import { useCheckedForm } from '#platform/form/use-checked-form.ts'
import { Icon } from '#ui/icon.tsx'

/** A control that adds, changes, removes and opens a link, also by Ctrl+K or Cmd+K. */
export function LinkControl() {
  const { editor } = useRichTextEditorContext()
  const active = useEditorState({ editor, selector: ({ editor: now }) => now?.isActive('link') ?? false })
  const [opened, setOpened] = useState(false)

  function openByKeys(event: KeyboardEvent) {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || !editor?.isFocused) return
    event.preventDefault()
    // Outside the editor, these keys open the command bar.
    event.stopPropagation()
    setOpened(true)
  }
  useWindowEvent('keydown', openByKeys, { capture: true })

  return (
    <Popover opened={opened} onChange={setOpened} trapFocus returnFocus width={320} shadow="md">
      <Popover.Target>
        <RichTextEditor.Control
          aria-label="Link"
          title="Link"
          active={active ?? false}
          onClick={() => setOpened(!opened)}
        >
          <Icon of={IconLink} />
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
  const form = useCheckedForm({
    initialValues: { typed: before },
    validate: {
      typed: (typed) => (linkFrom(typed) ? null : 'A page like https://aster.edu, or an email address'),
    },
  })

  const apply = form.onSubmit(({ typed }) => {
    const href = linkFrom(typed)
    if (!href) return
    const link = editor!.chain().focus().extendMarkRange('link')
    if (editor!.state.selection.empty && !before) {
      const text = { type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] }
      link.insertContent(text).unsetMark('link').run()
    } else link.setLink({ href }).run()
    onDone()
  })

  return (
    <form className="stack gap-3" onSubmit={apply}>
      <TextInput
        label="Link to"
        placeholder="aster.edu/visit"
        autoComplete="off"
        inputMode="url"
        data-autofocus
        {...form.getInputProps('typed')}
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
