import { randomUUID } from 'node:crypto'
import { anchorOf } from '@bearings/domain/essays/comments/rules'
import type { Member } from '../store.ts'

type Essay = { id: string; content: string; status: string }
type Given = { student: Member; advisor: Member; essays: readonly Essay[]; now: Date }

/** Returns comments by both people: open on the essay under review, resolved on the complete one. */
export function commentsOf({ student, advisor, essays, now }: Given) {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
  const commentBy = (essay: Essay, author: Member, days: number, body: string) => {
    const at = daysAgo(days)
    return { id: randomUUID(), essayId: essay.id, authorId: author.id, body, createdAt: at, updatedAt: at }
  }
  const thread = (first: { id: string }, comment: ReturnType<typeof commentBy>) => ({
    ...comment,
    parentId: first.id,
  })

  const underReview = essays.find(({ status }) => status === 'reviewing')
  const complete = essays.find(({ status }) => status === 'complete')
  const comments = []
  if (underReview) {
    const [beginning, ending] = [firstSentence(underReview.content), lastSentence(underReview.content)]
    const praise = 'This opening makes me want to read on. Keep it as short as it is.'
    const question =
      'You end on a thought and not on a summary. Is there a word here that you could do without?'
    const about = commentBy(underReview, advisor, 2, question)
    comments.push(
      { ...commentBy(underReview, advisor, 3, praise), ...anchorOf(underReview.content, beginning) },
      { ...about, ...anchorOf(underReview.content, ending) },
      thread(about, commentBy(underReview, student, 1, 'I will read it aloud tonight and see.')),
    )
  }
  if (complete) {
    const advice = 'Read it aloud once to somebody who does not know you. Where they look up is where to cut.'
    const first = commentBy(complete, advisor, 9, advice)
    comments.push(
      { ...first, resolvedAt: daysAgo(7), resolvedBy: student.id },
      thread(first, commentBy(complete, student, 7, 'Done, with my cousin. Two sentences went.')),
    )
  }
  return comments
}

function firstSentence(text: string) {
  return { start: 0, end: text.search(/[.?!](\s|$)/) + 1 }
}

function lastSentence(text: string) {
  const end = text.trimEnd().length
  return { start: text.slice(0, end - 1).search(/[^.?!]*$/), end }
}
