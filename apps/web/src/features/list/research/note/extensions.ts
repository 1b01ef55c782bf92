import { isSafeLink } from '@bearings/domain/list/research/rules'
import type { NoteContent } from '@bearings/domain/list/research/schema'
import { Extension, getSchema, InputRule } from '@tiptap/core'
import { TaskItem, TaskList } from '@tiptap/extension-list'
import { Placeholder } from '@tiptap/extensions'
import { Node } from '@tiptap/pm/model'
import { StarterKit } from '@tiptap/starter-kit'

/**
 * Input rules for headings and checkboxes, as in other editors. The page's title is the first level, so `#`
 * makes a second-level heading.
 */
const shortcuts = Extension.create({
  name: 'shortcuts',
  addInputRules: () => [
    new InputRule({
      find: /^# $/,
      handler: ({ chain, range }) => void chain().deleteRange(range).setHeading({ level: 2 }).run(),
    }),
    new InputRule({
      find: /^\[ ?\] $/,
      handler: ({ chain, range }) => void chain().deleteRange(range).toggleTaskList().run(),
    }),
  ],
})

/** The contents that a note supports: headings, bold and italic, lists, links and checkboxes. */
export const noteExtensions = [
  StarterKit.configure({
    // The page's title is the first level.
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (address) => isSafeLink(address),
      HTMLAttributes: { target: '_blank', rel: 'noopener noreferrer nofollow' },
    },
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    // A trailing node would change a note that somebody only views.
    trailingNode: false,
  }),
  TaskList,
  TaskItem.configure({
    nested: true,
    a11y: { checkboxLabel: (item) => item.firstChild?.textContent || 'Empty item' },
  }),
  shortcuts,
  Placeholder.configure({
    placeholder: 'What you hear on a visit, what it costs, who teaches there, what is left to find out…',
  }),
]

const schema = getSchema(noteExtensions)

/**
 * Returns whether this version's editor can show the whole note. It would drop content that it does not know.
 */
export function canShow(content: NoteContent): boolean {
  try {
    Node.fromJSON(schema, content).check()
    return true
  } catch {
    return false
  }
}
