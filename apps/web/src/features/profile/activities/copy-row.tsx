import type { CommonAppAnswer } from '@bearings/domain/profile/activities/rules'
import { Button, Text } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { Icon } from '#ui/icon.tsx'
import { Counter } from './counter.tsx'
import classes from './copy.module.css'

type Props = CommonAppAnswer & { isCopied: boolean; onCopy: () => void }

/** One answer with its length out of the maximum, and a button that copies it. */
export function CopyRow({ question, text, max, isCopied, onCopy }: Props) {
  return (
    <div className={`stack items-center hairline ${classes.row}`}>
      <dt className="muted">{question}</dt>
      <dd className="wrap-anywhere">
        {text || <Text c="dimmed">Not specified</Text>}
        {max !== null && text !== '' && (
          <div>
            <Counter length={text.length} most={max} />
            {text.length > max && (
              <Text component="span" size="xs">
                : shorten it first; the Common App allows {max}
              </Text>
            )}
          </div>
        )}
      </dd>
      {text !== '' && (
        <dd className="align-right">
          <Button
            variant="subtle"
            color="sea"
            leftSection={<Icon of={isCopied ? IconCheck : IconCopy} />}
            aria-label={`${isCopied ? 'Copied' : 'Copy'}: ${question}`}
            onClick={onCopy}
          >
            {isCopied ? 'Copied' : 'Copy'}
          </Button>
        </dd>
      )}
    </div>
  )
}
