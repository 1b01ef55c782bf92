import { Progress } from '@mantine/core'
import classes from './strength.module.css'

type Props = { name: string; /** Percent. */ score: number; small?: boolean }

export function ScoreBar({ name, score, small = false }: Props) {
  return (
    <div className={`stack items-baseline ${classes.score}`} data-small={small || undefined}>
      <span className={`strong ${classes.scoreName}`}>{name}</span>
      <span className={`font-heading strong ${classes.scoreNumber}`}>
        {score}
        <span className={`secondary regular ${classes.of}`}> of 100</span>
      </span>
      <Progress
        className="whole-row"
        value={score}
        color="kelp"
        radius="xl"
        size={small ? 'sm' : 'md'}
        aria-label={`${name} score`}
      />
    </div>
  )
}
