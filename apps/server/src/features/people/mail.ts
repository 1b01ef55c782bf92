import { dateInWords, todayIn } from '@bearings/domain/today'
import type { Config } from '#platform/config/config.ts'
import type { MailContent } from '#platform/mail/mail-content.ts'

export function approved({ publicUrl }: Pick<Config, 'publicUrl'>): MailContent {
  const subject = 'Your Bearings account is approved'
  return {
    subject,
    heading: subject,
    paragraphs: [
      'You can now invite a whole class with one link, find students by student ID, and accept their requests.',
    ],
    link: { label: 'Add students', url: `${publicUrl}/advisor/dashboard?tab=add` },
  }
}

/**
 * Returns the mail to a person whose account an admin has disabled. It says whom to ask, because nobody can
 * ask that inside the product without signing in.
 */
export function disabled(admin: { fullName: string; email: string }): MailContent {
  const subject = 'Your Bearings account is disabled'
  return {
    subject,
    heading: subject,
    paragraphs: [
      'You have been signed out, and cannot sign in until your account is enabled again. What you have written is kept.',
      `If you have a question, or think that this is a mistake, ask ${admin.fullName} (${admin.email}).`,
    ],
  }
}

/** Returns the mail to a person whose account an admin has enabled again. */
export function enabled({ publicUrl }: Pick<Config, 'publicUrl'>): MailContent {
  const subject = 'Your Bearings account is enabled again'
  return {
    subject,
    heading: subject,
    paragraphs: ['You can sign in again, and everything you have written is still there.'],
    link: { label: 'Sign in', url: `${publicUrl}/auth` },
  }
}

type Deleting = { admin: { fullName: string; email: string }; eraseAfter: Date; timeZone: string }

/** The mail to a person whose account an admin has asked to delete. The day is theirs, as on every page until then. */
export function beingDeleted(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { admin, eraseAfter, timeZone }: Deleting,
): MailContent {
  const subject = 'Your Bearings account will be deleted'
  const day = dateInWords(todayIn(timeZone, eraseAfter))
  return {
    subject,
    heading: subject,
    paragraphs: [
      `${admin.fullName} (${admin.email}), an administrator of Bearings, asked to delete your account. On ${day}, everything in it will be permanently deleted.`,
      'Until then, you can sign in, download your data in Settings, and keep the account with the button at the top of every page.',
    ],
    link: { label: 'Sign in', url: `${publicUrl}/auth` },
  }
}

export function kept({ publicUrl }: Pick<Config, 'publicUrl'>): MailContent {
  const subject = 'Your Bearings account will not be deleted'
  return {
    subject,
    heading: subject,
    paragraphs: ['An administrator has canceled the deletion of your account. Everything in it stays.'],
    link: { label: 'Sign in', url: `${publicUrl}/auth` },
  }
}
