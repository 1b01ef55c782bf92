import type { Persona } from '@bearings/domain/demo/schema'

type Node = { type: string; [key: string]: unknown }
export type Note = { type: 'doc'; content: Node[] }
type Block = Persona['note']['blocks'][number]

/** Returns a persona's note in the format of the editor, all checked once the application is out. */
export function noteOf({ note }: Persona, isOut: boolean): Note {
  return { type: 'doc', content: note.blocks.map((block) => nodeOf(block, isOut)) }
}

function nodeOf(block: Block, isOut: boolean): Node {
  if ('heading' in block) return { type: 'heading', attrs: { level: 2 }, content: [textOf(block.heading)] }
  if ('text' in block) return paragraphOf(block.text)
  if ('points' in block) {
    const items = block.points.map((point) => ({ type: 'listItem', content: [paragraphOf(point)] }))
    return { type: 'bulletList', content: items }
  }
  const items = block.todo.map(({ text, done }) => {
    return { type: 'taskItem', attrs: { checked: done || isOut }, content: [paragraphOf(text)] }
  })
  return { type: 'taskList', content: items }
}

function paragraphOf(text: string): Node {
  return { type: 'paragraph', content: [textOf(text)] }
}

function textOf(text: string): Node {
  return { type: 'text', text }
}
