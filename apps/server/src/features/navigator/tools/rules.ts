import { z } from 'zod'
import { ruleSource } from '../notes.ts'
import { productRules } from '../product-rules.ts'
import { tool } from './tool.ts'

export const productRule = tool({
  description:
    'How this product works: how odds, labels and balance are computed, who sees what, reminders, trash, privacy',
  input: z.object({ question: z.string().max(400) }),
  async run(_asked, { question }, notes) {
    const rule = productRules.find(({ words }) => words.test(question))
    if (!rule) return 'That is not in what I know about Bearings.'
    notes.use('how Bearings works')
    return `${rule.text}${notes.cite(ruleSource(rule.title, rule.url))} [${rule.title}](${rule.url})`
  },
})
