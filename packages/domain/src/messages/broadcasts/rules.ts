import { namesIn } from '#names.ts'
import { dateInWords } from '#today.ts'
import { type Gap, gaps } from './options.ts'

export type Filling = Record<Gap, string>

/** Fills in what stands in braces. Other braces stay as they were typed. */
export function filledIn(text: string, filling: Filling): string {
  return text.replace(/\{([^{}]+)\}/g, (typed, name: string) => {
    const gap = gaps.find((one) => one === name.trim().toLowerCase())
    return gap ? filling[gap] : typed
  })
}

/** Whether a text has this in braces. */
export function hasGap(text: string, gap: Gap): boolean {
  return gaps.some((one) => one === gap && new RegExp(`\\{\\s*${one}\\s*\\}`, 'i').test(text))
}

/** Returns what is filled in for a student whose next deadline is this one; `null` if none is known. */
export function fillingFor(
  student: { fullName: string },
  next: { title: string; date: string } | null,
): Filling {
  return {
    'first name': namesIn(student.fullName)[0] || 'there',
    'next deadline': next ? `${next.title} on ${dateInWords(next.date)}` : 'your next deadline',
  }
}
