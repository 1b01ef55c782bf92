import type { Conversation } from '@bearings/domain/navigator/schema'
import { saveAsFile } from '#platform/files/download.ts'
import { call } from '#platform/queries/api.ts'

/** Saves a conversation as a Markdown file, with the sources of each answer. */
export async function exportConversation(id: string): Promise<void> {
  const conversation = await call('GET /navigator/conversations/{id}', { id })
  const name = conversation.title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'conversation'
  saveAsFile(new Blob([asMarkdown(conversation)], { type: 'text/markdown' }), `${name}.md`)
}

/** Formats a conversation as Markdown: who said what and when, with the sources. */
function asMarkdown({ title, messages }: Conversation): string {
  const lines = messages.map(({ role, content, createdAt, sources }) => {
    const who = role === 'user' ? 'You' : 'Navigator'
    const notes = sources.map((source, at) => `${at + 1}. ${source.title}: ${source.url}`)
    return [
      `## ${who}, ${createdAt}`,
      '',
      content,
      ...(notes.length > 0 ? ['', 'Sources:', ...notes] : []),
    ].join('\n')
  })
  return `# ${title}\n\n${lines.join('\n\n')}\n`
}
