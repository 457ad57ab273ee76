import type { TextBlock } from '@xinjian/engine/report/document'
import { Original } from '../english/Original.tsx'
import styles from '../parts/method.module.css'
import { BlockFrame } from './BlockFrame.tsx'

export function Prose({ block }: { block: TextBlock }) {
  return (
    <BlockFrame id={block.id} title={block.title} className={styles.prose}>
      {block.paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <Original text={paragraph} />
        </p>
      ))}
    </BlockFrame>
  )
}
