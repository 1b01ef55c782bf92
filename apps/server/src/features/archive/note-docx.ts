import type { NoteNode } from '@bearings/domain/list/research/rules'
import { docxOf, type Paragraph, type Run } from '#platform/documents/docx.ts'

/** Returns a research note as a Word document, with its headings, lists and emphasis. */
export function noteDocx(school: string, note: NoteNode): Uint8Array {
  return docxOf(school, [{ style: 'Title', runs: [{ text: school }] }, ...blocks(note.content, 0)])
}

function blocks(nodes: NoteNode[] = [], indent: number): Paragraph[] {
  return nodes.flatMap((node) => block(node, indent))
}

function block(node: NoteNode, indent: number): Paragraph[] {
  if (node.type === 'heading') return [{ style: headingOf(node), runs: runsOf(node) }]
  const mark = markOf(node)
  if (mark)
    return (node.content ?? []).flatMap((item, index) =>
      itemOf(item, mark(item, index), indent === 0 ? 2 : indent + 1),
    )
  return node.content?.some(({ type }) => type !== 'text' && type !== 'hardBreak')
    ? blocks(node.content, indent)
    : [{ indent, runs: runsOf(node) }]
}

/** Returns the marker before each list item; `null` if it is not a list. */
function markOf({ type, attrs }: NoteNode): ((item: NoteNode, index: number) => string) | null {
  if (type === 'bulletList') return () => '•'
  if (type === 'orderedList') return (_, index) => `${Number(attrs?.start ?? 1) + index}.`
  // Word processors check their boxes with ☒. The other mark, ☑, is an emoji, which not every program prints.
  if (type === 'taskList') return (item) => (item.attrs?.checked ? '☒' : '☐')
  return null
}

function itemOf(item: NoteNode, mark: string, indent: number): Paragraph[] {
  const [first = { runs: [] }, ...others] = blocks(item.content, indent)
  return [{ ...first, indent, mark }, ...others]
}

function headingOf({ attrs }: NoteNode): 'Heading1' | 'Heading2' | 'Heading3' {
  if (attrs?.level === 1) return 'Heading1'
  return attrs?.level === 3 ? 'Heading3' : 'Heading2'
}

function runsOf({ content = [] }: NoteNode): Run[] {
  return content.map(({ type, text = '', marks = [] }) => {
    const href = marks.find(({ type }) => type === 'link')?.attrs?.href
    return {
      text:
        type === 'hardBreak'
          ? '\n'
          : `${text}${typeof href === 'string' && href !== text ? ` (${href})` : ''}`,
      bold: marks.some(({ type }) => type === 'bold'),
      italic: marks.some(({ type }) => type === 'italic'),
    }
  })
}
