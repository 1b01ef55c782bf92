import type { AuthMail } from '@bearings/auth/services'
import { say, translated } from '@bearings/domain/say'
import { dateInWords, todayIn } from '@bearings/domain/today'
import type { Config } from '#platform/config/config.ts'
import type { MailContent } from '#platform/mail/mail-content.ts'

const unexpected =
  'If this was not you, you can ignore this email: nothing happens without the code or the link.'

export function mailFor(config: Config, mail: AuthMail): MailContent {
  if (mail.about === 'token') return tokenMail(mail)
  if (mail.about === 'already-registered') return alreadyRegistered(config)
  if (mail.about === 'address-changing') return addressChanging(mail)
  if (mail.about === 'address-changed') return addressChanged(mail.newAddress)
  return notice(config, mail.about)
}

type TokenMail = Extract<AuthMail, { about: 'token' }>

/** Returns the mail that carries a link and a code, or only a code if it has no link. */
function tokenMail({ kind, code, link: url, codePage, newAddress, byAdmin }: TokenMail): MailContent {
  const { label, ...words } = byAdmin ? newByAdmin : wordsFor(kind, newAddress)
  if (url === null) return { ...words, code }
  const where = say('On another device, enter the code at {page}', { page: codePage })
  return { ...words, paragraphs: [...words.paragraphs, where], code, link: { label, url } }
}

const newByAdmin: MailContent & { label: string } = {
  subject: 'Confirm your new email for Bearings',
  heading: 'Is this your new email?',
  paragraphs: [
    'Someone asked an administrator to use this address for your Bearings account. Confirm it here. It is used a day after that, unless the owner of the current address objects.',
    'The link works for a day, the code for 15 minutes.',
  ],
  label: 'Confirm this address',
  footer: unexpected,
}

function wordsFor(kind: TokenMail['kind'], newAddress = ''): MailContent & { label: string } {
  switch (kind) {
    case 'signup':
      return {
        subject: say('Confirm your email for Bearings'),
        heading: say('Welcome to Bearings'),
        paragraphs: [
          say(
            'Confirm your email address to open your account. The link works for a day, the code for 15 minutes.',
          ),
        ],
        label: say('Confirm my email'),
        footer: say(unexpected),
      }
    case 'invite':
      return {
        subject: 'You are invited to Bearings',
        heading: 'You are invited to Bearings',
        paragraphs: [
          'An account was created for you. Accept the invitation to open it; the link works for a day, the code for 15 minutes.',
        ],
        label: 'Accept the invitation',
        footer: say(unexpected),
      }
    case 'recovery':
      return {
        subject: say('Reset your Bearings password'),
        heading: say('Choose a new password'),
        paragraphs: [
          say('You asked to reset your password. The link works for an hour, the code for 15 minutes.'),
        ],
        label: say('Reset my password'),
        footer: say(unexpected),
      }
    case 'magiclink':
      return {
        subject: say('Your Bearings sign-in link'),
        heading: say('Sign in to Bearings'),
        paragraphs: [
          say('The link signs you in for the next hour, the code for 15 minutes. Each works once.'),
        ],
        label: say('Sign in'),
        footer: say(unexpected),
      }
    case 'email_change_new':
      return {
        subject: say('Confirm your new email for Bearings'),
        heading: say('Is this your new email?'),
        paragraphs: [
          say(
            'You asked to use this address for your Bearings account. Confirm it here, and in the email we sent to your current address.',
          ),
          say('The link works for a day, the code for 15 minutes.'),
        ],
        label: say('Confirm this address'),
        footer: say(unexpected),
      }
    case 'email_change_current':
      return {
        subject: say('Confirm the change of your Bearings email'),
        heading: say('Change your email?'),
        paragraphs: [
          say(
            'Your Bearings account will use {address} instead of this address. Confirm it here, and with the email we sent there.',
            { address: newAddress },
          ),
          say('The link works for a day, the code for 15 minutes.'),
        ],
        label: say('Confirm the change'),
        footer: say('If this was not you, do not confirm, and change your password.'),
      }
    case 'reauthentication':
      return {
        subject: say('Your Bearings verification code'),
        heading: say('Confirm it’s you'),
        paragraphs: [say('Type this code where Bearings asked for it. It works for 10 minutes.')],
        label: '',
        footer: say('If this was not you, change your password.'),
      }
  }
}

/** Returns the mail to the owner of an address that someone tried to sign up with again. */
function alreadyRegistered(config: Config): MailContent {
  return {
    subject: say('You already have a Bearings account'),
    heading: say('You already have an account'),
    paragraphs: [
      say(
        'Someone, probably you, tried to sign up with this address. Nothing has changed: sign in as usual.',
      ),
      say('Forgot your password? Ask for a new one on the sign-in page.'),
    ],
    link: { label: say('Sign in'), url: `${config.publicUrl}/auth` },
    footer: say('If this was not you, there is nothing to do.'),
  }
}

type OtherMail = 'token' | 'address-changed' | 'address-changing' | 'already-registered'
type Notice = Exclude<AuthMail['about'], OtherMail> | 'erasure-revoked'

const notices = {
  password: {
    subject: 'Your Bearings password was changed',
    sentence: 'The password of your account was changed, and all other devices were signed out.',
  },
  'factor-added': {
    subject: 'Two-factor sign-in is on',
    sentence: 'Your account now asks for a code from your authenticator app when you sign in.',
  },
  'factor-removed': {
    subject: 'An authenticator app was removed',
    sentence: 'An authenticator app was removed from your account.',
  },
  'passkey-added': {
    subject: 'A passkey was added',
    sentence:
      'A passkey was added to your account. It signs you in by itself, and is asked for after your password.',
  },
  'passkey-removed': {
    subject: 'A passkey was removed',
    sentence: 'A passkey was removed from your account. It no longer signs you in.',
  },
  'provider-linked': {
    subject: 'Your school can now sign you in to Bearings',
    sentence: 'Your account was connected to your school’s sign-in, which now opens it, too.',
  },
  'recovery-code-used': {
    subject: 'A recovery code was used to sign in to Bearings',
    sentence:
      'Someone, probably you, signed in with your password and one of your recovery codes. That code no longer works. If you no longer have your authenticator app, add a new one in Settings and remove the old one.',
  },
  'recovery-codes-made': {
    subject: 'You have new Bearings recovery codes',
    sentence: 'New recovery codes were created for your account. The old ones no longer work.',
  },
  'token-reuse': {
    subject: 'A Bearings sign-in was ended',
    sentence:
      'One of your sign-ins was used from two places at once, which may mean that someone copied it. We ended it; sign in again where you need to.',
  },
  'erasure-revoked': {
    subject: 'Your Bearings account will not be deleted',
    sentence: 'You changed your mind: your account will not be deleted.',
  },
} as const satisfies Record<Notice, { subject: string; sentence: string }>

/** Returns the mail that tells a person about a change to their account that someone else might have made. */
export function notice(config: Config, which: Notice): MailContent {
  const subject = translated(notices[which].subject)
  const sentence = translated(notices[which].sentence)
  return { ...warning(config), subject, heading: subject, paragraphs: [sentence] }
}

/** Returns the mail to a person who asked to delete the account. The day is theirs, as on every page until then. */
export function erasureNotice(config: Config, { eraseAfter, timeZone }: Erasing): MailContent {
  const subject = say('Your Bearings account will be deleted')
  const day = dateInWords(todayIn(timeZone, eraseAfter))
  const sentence = say(
    'You asked to delete your account. On {day}, everything in it will be permanently deleted. Until then, you can sign in and keep it with the button at the top of every page.',
    { day },
  )
  return { ...warning(config), subject, heading: subject, paragraphs: [sentence] }
}

type Erasing = { eraseAfter: Date; timeZone: string }

/** The notice to the current address, whose owner may be another than the one who asked. */
function addressChanging({ newAddress, link }: { newAddress: string; link: string }): MailContent {
  const subject = say('Your Bearings email is about to change')
  return {
    subject,
    heading: subject,
    paragraphs: [
      say(
        'Someone asked an administrator to use {address} for your account instead of this address. That happens in a day, once the new address is confirmed.',
        { address: newAddress },
      ),
      say('If you asked for it, there is nothing to do.'),
    ],
    link: { label: say('Keep this address'), url: link },
    footer: say('If you did not ask for it, keep this address with the link above.'),
  }
}

/** The notice to the old address once the new one is in use. */
function addressChanged(newAddress: string): MailContent {
  const subject = 'Your Bearings email was changed'
  const paragraphs = [`Your account now uses ${newAddress}. This address can no longer sign in.`]
  // Only the new address can reset the password now, so the owner of the old one has to ask for help.
  const footer =
    'If this was not you, contact the people who run your Bearings right away: this address can no longer reset the password.'
  return { subject, heading: subject, paragraphs, footer }
}

function warning(config: Config) {
  return {
    link: { label: say('Open Settings'), url: `${config.publicUrl}/settings` },
    footer: say('If this was not you, reset your password right away and check your sign-ins in Settings.'),
  }
}
