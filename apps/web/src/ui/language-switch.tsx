import { languageNames } from '@bearings/domain/language/names'
import { languages } from '@bearings/domain/language/options'
import { spokenHere } from '@bearings/domain/language/speech'
import { say } from '@bearings/domain/say'
import { UnstyledButton } from '@mantine/core'
import { chooseLanguage } from '../platform/language.ts'
import { notifyFailure } from '../platform/notify.ts'
import classes from './language-switch.module.css'

/** The choice between the languages of a page, each by its own name. */
export function LanguageSwitch({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <fieldset aria-label={say('Language')} className="no-print flex gap-1">
      {languages.map((language) => (
        <UnstyledButton
          key={language}
          lang={language}
          className={`secondary rounded ${classes.language}`}
          aria-pressed={language === spokenHere()}
          onClick={() => {
            if (language === spokenHere()) return
            void chooseLanguage(language, isSignedIn).catch((error: Error) =>
              notifyFailure(say('Not saved'), error),
            )
          }}
        >
          {languageNames[language]}
        </UnstyledButton>
      ))}
    </fieldset>
  )
}
