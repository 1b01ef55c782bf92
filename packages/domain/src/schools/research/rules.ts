import { limits } from './options.ts'

/** A piece of a note as its editor keeps it: a paragraph, a list, a stretch of text. */
export type NoteNode = {
  type: string
  text?: string | undefined
  attrs?: Record<string, unknown> | undefined
  marks?: { type: string; attrs?: Record<string, unknown> | undefined }[] | undefined
  content?: NoteNode[] | undefined
}

/** Links of a note lead to pages and mailboxes; nothing that a browser would run. */
export function isSafeLink(address: unknown): boolean {
  return typeof address === 'string' && /^(https?:\/\/[^\s/]|mailto:[^\s@]+@[^\s@]).*$/i.test(address)
}

/** The address that somebody means who types `aster.edu` or `dean@aster.edu`; `null` when it is none. */
export function linkFrom(typed: string): string | null {
  const text = typed.trim()
  if (/\s/.test(text)) return null
  if (isSafeLink(text)) return text
  if (/^[^@:/]+@[^@:/]+\.[^@:/]+$/.test(text)) return `mailto:${text}`
  return /^[\p{L}\d-]+(\.[\p{L}\d-]+)+([:/?#].*)?$/u.test(text) ? `https://${text}` : null
}

/** What is wrong with a note, in words; `null` when it can be kept. */
export function faultIn(note: NoteNode): string | null {
  if (depthOf(note) > limits.depth) return 'The note is nested too deeply'
  if (JSON.stringify(note).length > limits.content) return 'The note is too long'
  if (!everyNode(note, hasStorableText)) return 'It holds a character that cannot be stored'
  if (!everyNode(note, hasSafeLinks)) return 'Links lead to https://, http:// or mailto: addresses'
  return null
}

/** A note as lines of Markdown: for comparing, and to take along. */
export function asMarkdown(note: NoteNode): string {
  return blocks(note.content).trim()
}

/** How many levels a node has, itself included; stops counting beyond what is allowed. */
function depthOf(node: NoteNode, left: number = limits.depth + 1): number {
  if (left === 0) return 1
  return 1 + Math.max(0, ...(node.content ?? []).map((child) => depthOf(child, left - 1)))
}

function everyNode(node: NoteNode, holds: (node: NoteNode) => boolean): boolean {
  return holds(node) && (node.content ?? []).every((child) => everyNode(child, holds))
}

/** Databases keep neither the character NUL nor half of a pair that makes one character. */
function hasStorableText({ text = '' }: NoteNode): boolean {
  return !/\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/.test(text)
}

function hasSafeLinks({ marks = [] }: NoteNode): boolean {
  return marks.every(({ type, attrs }) => type !== 'link' || isSafeLink(attrs?.href))
}

function blocks(nodes: NoteNode[] = []): string {
  return nodes.map(block).join('\n\n')
}

function block(node: NoteNode): string {
  if (node.type === 'heading') return `${'#'.repeat(Number(node.attrs?.level ?? 2))} ${inline(node)}`
  if (node.type === 'bulletList') return items(node, () => '- ')
  if (node.type === 'orderedList')
    return items(node, (_, index) => `${Number(node.attrs?.start ?? 1) + index}. `)
  if (node.type === 'taskList') return items(node, ({ attrs }) => (attrs?.checked ? '- [x] ' : '- [ ] '))
  return node.content?.some(({ type }) => type !== 'text' && type !== 'hardBreak')
    ? blocks(node.content)
    : inline(node)
}

/** What follows the first line of an item, such as a list within it, stands under its text. */
function items(list: NoteNode, mark: (item: NoteNode, index: number) => string): string {
  const lines = (list.content ?? []).map((item, index) => {
    const text = (item.content ?? []).map(block).join('\n')
    return mark(item, index) + text.replaceAll('\n', '\n  ')
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
