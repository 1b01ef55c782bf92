import { Card, Text, Title } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'
import classes from './feature-card.module.css'

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & {
  ref?: Ref<HTMLAnchorElement>
  icon: Icon
  title: string
  /** Where things stand there, in one line. */
  line: string
}

/** The way to a part of the product, as a whole card. */
export const FeatureCard = createLink(function FeatureCard(props: Props) {
  const { icon: Icon, title, line, ...link } = props
  return (
    <Card component="a" className={classes.card} {...link}>
      <Icon size={22} stroke={1.75} aria-hidden />
      <div>
        <Title order={2} size={17}>
          {title}
        </Title>
        <Text c="dimmed" mt={2}>
          {line}
        </Text>
      </div>
    </Card>
  )
})
