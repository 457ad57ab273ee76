import { useWords } from '../../../i18n/dictionary.ts'
import styles from '../graph.module.css'
import { words } from '../words.ts'
import { EDGES, NODES } from './colours.ts'
import { type Drawn, type NodeKind, TONES } from './drawn.ts'

const KINDS: readonly NodeKind[] = ['CENTRE', 'ENTERPRISE', 'RISKY', 'PERSON', 'FOLDED']

/** Shapes and colours of what is drawn, by their words. */
export function Legend({ drawn }: { drawn: Drawn }) {
  const t = useWords(words)
  const kinds = new Set(drawn.nodes.map(({ kind }) => kind))
  const tones = new Set(drawn.edges.map(({ tone }) => tone))
  return (
    <ul className={styles.legend} aria-label={t('legend')}>
      {KINDS.filter((kind) => kinds.has(kind)).map((kind) => (
        <li key={kind}>
          <i
            className={styles.node}
            data-kind={kind}
            style={{ background: NODES[kind] }}
            aria-hidden="true"
          />
          {t(kind)}
        </li>
      ))}
      {TONES.filter((tone) => tones.has(tone)).map((tone) => (
        <li key={tone}>
          <i className={styles.edge} style={{ background: EDGES[tone] }} aria-hidden="true" />
          {t(`tone${tone}`)}
        </li>
      ))}
    </ul>
  )
}
