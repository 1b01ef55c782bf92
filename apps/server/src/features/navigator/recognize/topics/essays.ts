import type { Topic } from './topic.ts'

/** Essays: their prompts and lengths, who reads them, and what AI may do. */
export const essays: readonly Topic[] = [
  {
    words:
      /\b(cut|shorten|trim|too long|over the (word )?limit)\b.*\b(essay|statement|sentences|words)\b|\b(essay|statement)\b.*\b(cut|shorten|trim)\b/i,
    guide: 'revising-an-essay',
    part: 'Round three: the sentences',
  },
  {
    words:
      /\b(how (long|many words)|word (limit|count)|max(imum)? (words|length))\b.*\b(essay|statement|common app)s?\b|\b(essay|statement)s?\b.*\b(how (long|many words)|word (limit|count)|\d{3,4} words)\b|\b\d{3,4} words\b.*\b(essay|statement|ok|okay|too|enough)\b/i,
    guide: 'personal-essay-prompts',
  },
  {
    words: /\b(essay|common app|writing|supplement\w*) prompts?\b|\bprompts\b/i,
    guide: 'personal-essay-prompts',
  },
  {
    words: /\b(reuse|recycle|same|copy|repurpose)\b.*\b(essays?|supplements?|statements?|answers?)\b/i,
    guide: 'short-answers',
    part: 'Reusing with care',
  },
  {
    words:
      /\b(mental health|depress\w*|anxiety|illness|trauma|death|divorce|covid|additional information|challenges and circumstances)\b.*\b(essay|write|statement|application|section)\b|\b(essay|write|statement|section)\b.*\b(mental health|depress\w*|anxiety|illness|trauma|additional information)\b/i,
    guide: 'personal-essay-prompts',
    part: 'The two optional sections',
  },
  {
    words: /^(?!.*\b(read|review|check|my)\b).*\bwhy (us|(this|your) (college|school))\b/i,
    guide: 'why-this-college',
    part: 'How to write it',
  },
  {
    words:
      /\b(chat ?gpt|gpt|gemini|claude|copilot|grammarly|ai)\b.*\b(essays?|write|use|allowed|cheating|detect\w*|check)\b|\b(use|allowed|cheating|detect\w*)\b.*\b(chat ?gpt|gpt|ai)\b/i,
    guide: 'ai-in-essays',
  },
  { words: /\b(piqs?|personal insight)\b/i, guide: 'uc-personal-insight-questions' },
  {
    words: /\b(who|should|how many)\b.*\b(read|proofread|look at|feedback)\b.*\bessay/i,
    guide: 'revising-an-essay',
    part: 'Readers',
  },
]
