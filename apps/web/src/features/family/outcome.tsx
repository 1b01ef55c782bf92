import type { Child, FamilyMoney } from '@bearings/domain/family/schema'
import { aidEstimateOf } from '@bearings/domain/money/calculator/estimates'
import type { SavedAnswers } from '@bearings/domain/money/schema'
import { say } from '@bearings/domain/say'
import { dollars } from '@bearings/domain/words'
import { Button, Card, Group, Text, Title } from '@mantine/core'
import { useFillIn } from './use-fill-in.ts'
import { words } from './words.ts'

type Props = {
  child: Child
  money: FamilyMoney
  answers: SavedAnswers
  onChange: () => void
  /** Called once the saved answers are deleted. */
  onForget: () => void
}

/** What the answers come to, and whether they are kept for the family's prices. */
export function Outcome({ child, money, answers, onChange, onForget }: Props) {
  const { sai, pell } = aidEstimateOf(answers)
  const fill = useFillIn()
  const isSaved = JSON.stringify(answers) === JSON.stringify(money.answers)
  return (
    <Card component="section" aria-labelledby="index">
      <Title order={2} id="index">
        {say(words.index)}
      </Title>
      <Text className="key-figure">{sai.toLocaleString('en-US').replace('-', '−')}</Text>
      <Text size="sm" c="dimmed">
        {say(words.indexAbout)}
      </Text>
      <Text mt="sm">
        {say(words.pell)}: <b>{dollars(pell.award)}</b>
      </Text>
      <Group mt="md" gap="sm">
        {!isSaved && (
          <Button loading={fill.isPending} onClick={() => fill.mutate({ id: child.id, answers })}>
            {say(words.saveAnswers)}
          </Button>
        )}
        <Button variant="default" onClick={onChange}>
          {say(words.change)}
        </Button>
        {money.answers && (
          <Button
            variant="default"
            loading={fill.isPending}
            onClick={() => fill.mutate({ id: child.id, answers: null }, { onSuccess: onForget })}
          >
            {say(words.forget)}
          </Button>
        )}
      </Group>
    </Card>
  )
}
