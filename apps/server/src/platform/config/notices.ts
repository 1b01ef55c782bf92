import type { Config } from './config.ts'

/** Returns notes on the settings for the operator, one line each, printed at startup. */
export function noticesOf({ devMailbox, isPublic, publicUrl, smtpUrl }: Config): string[] {
  return [
    ...(isPublic && !smtpUrl
      ? [`No email will be sent, so nobody can sign up at ${publicUrl}: SMTP_URL is not set.`]
      : []),
    ...(devMailbox === 'forced'
      ? ['DEV_MAILBOX=on: anyone who uses this machine can read everyone’s email at /dev/mailbox.']
      : []),
  ]
}
