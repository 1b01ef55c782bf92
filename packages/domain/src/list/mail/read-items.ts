import { mailItems } from './options.ts'

const missingWords =
  /\b(?:not (?:yet )?(?:been )?received|have(?:n['’]t| not)(?: yet)? received|still (?:need|missing|require|waiting|outstanding)|(?:is|are|items?|currently|remains?) (?:still )?(?:missing|outstanding|incomplete)|missing (?:items?|materials?|documents?|requirements?|credentials?|from)|awaiting|outstanding|to complete your (?:application|file)|(?:is|are) (?:required|needed) (?:to|before|in order)|needs? to (?:submit|send|provide|complete|upload)|please (?:submit|send|provide|upload|complete|have|arrange|ask))\b/i
const receivedWords =
  /\b(?:(?:we|we['’]ve|have|has) (?:successfully )?(?:now )?received|(?:has|have) been (?:successfully )?(?:received|submitted)|thank you for (?:submitting|sending|applying|your application)|(?:was|were) received|received:|receipt of|confirm(?:s|ing)? (?:that )?(?:we|receipt))\b/i
/** A mark beside an item, as a table of a portal has it. */
const markMissing =
  /(?:^|[\s:–—|-])(?:✗|✘|☐|❌|missing|awaiting|not received|outstanding|incomplete|needed|required)\s*\.?$|^(?:✗|✘|☐|❌|\[ \])/i
const markReceived =
  /(?:^|[\s:–—|-])(?:✓|✔|☑|received|complete|waived|submitted|done)(?: (?:on )?[\w/., -]{1,20})?\s*\.?$|^(?:✓|✔|☑|✅|\[x\])/i
const negated = /\b(?:not|never)\b|n['’]t\b/i
const never =
  /\b(?:if (?:you|we|your)|unless|do(?:es)? not require|not required|is optional|are optional|no longer require|no need to|once (?:you|we)|you may (?:also )?)\b/i

/** Returns what a mail says is missing and what has been received, as labels of `mailItems`. */
export function itemsIn(lines: readonly string[]): { missing: string[]; received: string[] } {
  const missing = new Set<string>()
  const received = new Set<string>()
  let list: Set<string> | null = null

  for (const line of lines) {
    if (line === '') continue
    const marked = itemsCalled(line)
    if (marked.length > 0 && line.length < 120 && !/\p{Ll}{3}[.!?] \S/u.test(line)) {
      const into = markMissing.test(line)
        ? missing
        : markReceived.test(line) && !negated.test(line)
          ? received
          : null
      if (into) {
        for (const label of marked) into.add(label)
        continue
      }
    }
    const isBullet = /^(?:[-*•·◦▪]|\d{1,2}[.)])\s?/.test(line)
    if (list && (isBullet || (marked.length > 0 && line.length <= 70 && !/[.!?]$/.test(line)))) {
      for (const label of marked) list.add(label)
      continue
    }
    list = null
    if (line.endsWith(':') || (/\bfollowing\b/i.test(line) && !/[.!?]$/.test(line.replace(/:$/, '')))) {
      if (missingWords.test(line) || /\bmissing\b/i.test(line)) list = missing
      else if (receivedWords.test(line) || /\breceived\b/i.test(line)) list = received
    }
    for (const sentence of sentencesOf(line)) {
      if (never.test(sentence)) continue
      const into = missingWords.test(sentence) ? missing : receivedWords.test(sentence) ? received : null
      if (into)
        for (const label of itemsCalled(sentence))
          if (into !== missing || label !== 'Application') into.add(label)
    }
  }
  return {
    missing: inOrder(missing),
    received: inOrder(received).filter((label) => !missing.has(label)),
  }
}

export function sentencesOf(line: string): string[] {
  return line.replace(/([.!?]) +/g, '$1\n').split('\n')
}

function itemsCalled(words: string): string[] {
  const labels = mailItems.filter(({ called }) => called.test(words)).map(({ label }) => label)
  return labels.includes('Final transcript') ? labels.filter((label) => label !== 'Transcript') : labels
}

function inOrder(labels: ReadonlySet<string>): string[] {
  return mailItems.map(({ label }) => label).filter((label) => labels.has(label))
}
