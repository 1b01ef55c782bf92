import { suggestedQuestions } from '@bearings/domain/navigator/options'

/** Answers that need nothing looked up. */
export const plainAnswers = {
  distress:
    'I am glad that you wrote it down. I am a program and cannot help with this the way a person can, so please talk to someone now: in the United States call or text **988** (Suicide & Crisis Lifeline, day and night), or text **HOME to 741741**. If you are in danger at this moment, call **911**. Then tell one adult whom you trust, such as a parent, a counselor or a teacher. No application matters as much as you do.',
  greeting: `Hello! Ask me about a college, your list, your dates or your essays. For example: “${suggestedQuestions[2]}”`,
  thanks: 'You are welcome. Ask whenever something is unclear.',
  about: `I look things up for you and say where each figure comes from: colleges (admission, scores, prices, deadlines, requirements), your odds and the balance of your list, your dates, essays and tasks, and the guides of the library. I read your essay drafts and ask questions about them; I do not write them. I can also offer to add a school, plan a task or set a reminder, and you confirm it. Try “${suggestedQuestions[0]}” or “${suggestedQuestions[1]}”`,
  unknowable:
    'I cannot know that, so I will not guess. I know published figures of colleges, your own entries here and the guides of the library: not other students, not rankings, and not what a college will decide. I can give you [your odds as a range](/schools/find), and your [advisor](/student/advisor) knows what figures do not say.',
  unpublished:
    'I cannot know that, so I will not guess: I have nothing on exactly that, since food, weather, rankings and what people are like are in no published figure. A visit or somebody who goes there can tell you. What is published:',
} as const
