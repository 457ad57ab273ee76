import type { FactsBlock } from '@xinjian/engine/report/document'
import { cx } from '../../ui/cx.ts'
import layout from '../../ui/styles/layout.module.css'
import { useReport } from '../context.tsx'
import { formatCell } from '../format/value.ts'
import styles from '../parts/method.module.css'
import { BlockFrame } from './BlockFrame.tsx'
import { Value } from './Value.tsx'

/** Label and value pairs. */
export function Facts({ block }: { block: FactsBlock }) {
  const { lang, say } = useReport()
  return (
    <BlockFrame id={block.id} title={block.title}>
      <dl className={cx(layout.two640, styles.facts)}>
        {block.items.map((item) => (
          <div key={item.label}>
            <dt>{say(item.label)}</dt>
            <dd>
              <Value
                shown={formatCell(
                  typeof item.value === 'string' ? say(item.value) : item.value,
                  item.type ?? 'text',
                  lang,
                )}
              />
            </dd>
          </div>
        ))}
      </dl>
    </BlockFrame>
  )
}
