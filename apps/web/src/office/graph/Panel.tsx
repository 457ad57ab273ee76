import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useWords } from '../../i18n/dictionary.ts'
import { IconButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import styles from './graph.module.css'
import { words } from './words.ts'

/** Where the panel stands below the graph (graph.module.css). */
const STACKED = '(max-width: 1000px)'

/** The card of a node or relation beside the graph. It takes the focus and comes into sight, on a wide window no further than it must. */
export function Panel(props: { title: string; onClose: () => void; children: ReactNode }) {
  const t = useWords(words)
  const head = useRef<HTMLSpanElement>(null)
  const { title } = props
  // At once: after an Escape pressed as soon as the card is seen, a later focus would be lost with the card.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title is another card.
  useLayoutEffect(() => {
    head.current?.focus({ preventScroll: true })
    const block = matchMedia(STACKED).matches ? 'center' : 'nearest'
    head.current?.scrollIntoView({ block })
  }, [title])
  return (
    <Card
      title={
        <span ref={head} tabIndex={-1} className={styles.cardHead}>
          {title}
        </span>
      }
      extra={<IconButton icon="close" label={t('close')} size={16} onClick={props.onClose} />}
    >
      {props.children}
    </Card>
  )
}
