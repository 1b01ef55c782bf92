/** Why a letter could not be read. */
export type Unread =
  | 'too-large'
  | 'no-pdf'
  | 'locked'
  | 'broken'
  | 'no-text'
  | 'too-slow'
  | 'no-reader'
  | 'no-amounts'

export class UnreadLetter extends Error {
  readonly reason: Unread

  constructor(reason: Unread) {
    super(reason)
    this.reason = reason
  }
}

export const unreadWords: Record<Unread, string> = {
  'too-large': 'This file is larger than 5 MB, which no letter is. Paste its text instead.',
  'no-pdf': 'This file is not a PDF. Choose the PDF, or paste its text.',
  locked: 'This PDF needs a password. Open it, print it to a new PDF, or paste its text.',
  broken: 'This PDF is damaged. Download it again, or paste its text.',
  'no-text':
    'This PDF is a picture without text. Type the amounts, or copy the text from the college’s portal.',
  'too-slow': 'This PDF takes too long to read. Paste its text instead.',
  'no-reader': 'The reader could not be loaded. Check your connection, or paste the text.',
  'no-amounts': 'No amount was found. Check that this is the aid letter.',
}
