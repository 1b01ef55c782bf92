import { monthPattern } from './slots.ts'

/** Returns what is to be done, without the words that ask to plan it and without its day. */
export function taskIn(text: string): string {
  const afterColon = /:\s*(.+)$/s.exec(text)?.[1]
  const bare = (afterColon ?? text)
    .replace(/^.*?\bremind me\b\s*(to|about|of|that)?\s*/i, '')
    .replace(/^.*?\breminder\b\s*(to|about|of|for|that)?\s*/i, '')
    .replace(
      /^(please |can you |could you )*(add|plan|put|create|schedule|make)\b.{0,12}?\b(task|to-?do)\b\s*(for|to|in)?\s*(this week|next week|my week|my list|my log)?\s*(to|:)?\s*/i,
      '',
    )
    .replace(/\b(to|in|into|on) (my |this |next )(week|weekly log|plan|log)\b/gi, '')
    .replace(
      new RegExp(
        `\\b(on|by|before|for|until)?\\s*((next )?(monday|tuesday|wednesday|thursday|friday|saturday|sunday)|tomorrow|today|tonight|(${monthPattern})\\.? \\d{1,2}(st|nd|rd|th)?(,? \\d{4})?|\\d{1,2}/\\d{1,2}(/\\d{4})?|\\d{4}-\\d{2}-\\d{2}|in (\\d+|a|one|two|three) (day|week)s?)\\b`,
        'gi',
      ),
      '',
    )
  return bare
    .replace(/\s+/g, ' ')
    .replace(/^[\s:,-]+|[\s:,.!-]+$/g, '')
    .replace(/^(to|about|that)\s+/i, '')
}
