import { limits } from './options.ts'

/** A piece of a note as its editor keeps it: a paragraph, a list, a stretch of text. */
export type NoteNode = {
  type: string
  text?: string | undefined
  attrs?: Record<string, unknown> | undefined
  marks?: { type: string; attrs?: Record<string, unknown> | undefined }[] | undefined
  content?: NoteNode[] | undefined
}

/** Whether a link leads to a page or a mailbox, and not to something that a browser would run. */
export function isSafeLink(address: unknown): boolean {
  return typeof address === 'string' && /^(https?:\/\/[^\s/]|mailto:[^\s@]+@[^\s@]).*$/i.test(address)
}

/** The URL for typed text such as `aster.edu` or `dean@aster.edu`; `null` if it is not an address. */
export function linkFrom(typed: string): string | null {
  const text = typed.trim()
  if (/\s/.test(text)) return null
  if (isSafeLink(text)) return text
  if (/^[^@:/]+@[^@:/]+\.[^@:/]+$/.test(text)) return `mailto:${text}`
  return /^[\p{L}\d-]+(\.[\p{L}\d-]+)+([:/?#].*)?$/u.test(text) ? `https://${text}` : null
}

/** The error message for a submitted note; `null` if it is valid. */
export function faultIn(note: unknown): string | null {
  // Checked first, because every other check walks down the tree.
  if (isDeeper(note, deepest)) return 'The note is nested too deeply'
  if (!isNode(note)) return 'A note is made of paragraphs, headings, lists and text'
  if (JSON.stringify(note).length > limits.content) return 'The note is too long'
  if (!isStorable(note)) return 'It contains a character that cannot be stored'
  if (!everyNode(note, hasSafeLinks)) return 'Links lead to https://, http:// or mailto: addresses'
  return null
}

/** Converts a note to Markdown, for comparison and export. */
export function asMarkdown(note: NoteNode): string {
  return blocks(note.content).trim()
}

/** The most levels of JSON: each node is an object in a list, and the last may have marks with attributes. */
const deepest = 2 * limits.depth + 2

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((member) => isDeeper(member, levels - 1))
}

function isNode(value: unknown): value is NoteNode {
  if (!isPiece(value)) return false
  const { text, marks, content } = value
  return (
    (text === undefined || typeof text === 'string') &&
    (marks === undefined || (Array.isArray(marks) && marks.every(isPiece))) &&
    (content === undefined || (Array.isArray(content) && content.every(isNode)))
  )
}

/** Whether a value has a type and, if any, attributes in an object. */
function isPiece(value: unknown): value is Record<string, unknown> {
  return (
    isRecord(value) && typeof value.type === 'string' && (value.attrs === undefined || isRecord(value.attrs))
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function everyNode(node: NoteNode, holds: (node: NoteNode) => boolean): boolean {
  return holds(node) && (node.content ?? []).every((child) => everyNode(child, holds))
}

/** Whether a database can store a value: no NUL character and no lone surrogate, in names or in values. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !/[\0\p{Surrogate}]/u.test(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, member]) => isStorable(name) && isStorable(member))
}

function hasSafeLinks({ marks = [] }: NoteNode): boolean {
  return marks.every(({ type, attrs }) => type !== 'link' || isSafeLink(attrs?.href))
}

function blocks(nodes: NoteNode[] = []): string {
  return nodes.map(block).join('\n\n')
}

function block(node: NoteNode): string {
  if (node.type === 'heading') return `${'#'.repeat(levelOf(node))} ${inline(node)}`
  if (node.type === 'bulletList') return items(node, () => '- ')
  if (node.type === 'orderedList')
    return items(node, (_, index) => `${Number(node.attrs?.start ?? 1) + index}. `)
  if (node.type === 'taskList') return items(node, ({ attrs }) => (attrs?.checked ? '- [x] ' : '- [ ] '))
  return node.content?.some(({ type }) => type !== 'text' && type !== 'hardBreak')
    ? blocks(node.content)
    : inline(node)
}

function levelOf({ attrs }: NoteNode): number {
  return [1, 2, 3, 4, 5, 6].find((level) => level === attrs?.level) ?? 2
}

/**
 * Formats list items. Lines after an item's first, such as a nested list, are indented as far as the first word of its
 * mark is wide, because with less a list under `10. ` would end the list that it is in.
 */
function items(list: NoteNode, markOf: (item: NoteNode, index: number) => string): string {
  const lines = (list.content ?? []).map((item, index) => {
    const text = (item.content ?? []).map(block).join('\n')
    const mark = markOf(item, index)
    return mark + text.replaceAll('\n', `\n${' '.repeat(mark.indexOf(' ') + 1)}`)
  })
  return lines.join('\n')
}

function inline({ content = [] }: NoteNode): string {
  return content.map((node) => (node.type === 'hardBreak' ? '\n' : marked(node))).join('')
}

function marked({ text = '', marks = [] }: NoteNode): string {
  return marks.reduce((inner, { type, attrs }) => {
    if (type === 'bold') return `**${inner}**`
    if (type === 'italic') return `_${inner}_`
    return type === 'link' ? `[${inner}](${String(attrs?.href)})` : inner
  }, text)
}
