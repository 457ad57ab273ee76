import type { BorrowerFinding } from '@xinjian/contract/graph/view'
import { sayFinding } from '@xinjian/graph/say-finding'
import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { paths } from '../../paths.ts'
import { cx } from '../../ui/cx.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Skeleton } from '../../ui/States.tsx'
import layout from '../../ui/styles/layout.module.css'
import textStyles from '../../ui/styles/text.module.css'
import { GoLink } from '../common/GoLink.tsx'
import { borrowerWords } from './borrower-words.ts'
import styles from './graph.module.css'
import { useNameOf } from './nouns.ts'
import { words } from './words.ts'
import { litOf, litOfFinding, worldOf } from './world.ts'

const Canvas = lazy(() => import('./draw/Canvas.tsx'))

/** One circle of guarantees or one controller: its sentence, its picture, its relations as a list, and the way to the graph of each borrower. */
export default function BorrowerGroup({
  of,
  onClose,
}: {
  of: BorrowerFinding
  onClose: () => void
}) {
  const t = useWords(borrowerWords)
  const tg = useWords(words)
  const language = useLanguage()
  const world = useMemo(() => worldOf({ nodes: of.nodes, edges: of.edges, folded: [] }), [of])
  const nameOf = useNameOf(world.nodes)
  const [chosen, setChosen] = useState<string | null>(null)
  const picture = useRef<((lines: readonly string[]) => Promise<Blob>) | null>(null)
  const relations = useRef<HTMLHeadingElement>(null)
  const lit = useMemo(() => {
    const edge = chosen === null ? undefined : of.edges.find(({ id }) => id === chosen)
    return edge
      ? litOf({ nodes: [edge.from, edge.to], edges: [edge.id] })
      : litOfFinding(of.finding)
  }, [of, chosen])
  const firms = of.nodes.filter(({ id, type }) => type === 'ENTERPRISE' && !id.includes(':'))
  return (
    <Dialog open title={t(of.kind)} onClose={onClose} width="min(960px, 96vw)">
      <div className={cx(layout.stack4, styles.inDialog)}>
        <p>{sayFinding(of.finding, nameOf, language)}</p>
        <Suspense fallback={<Skeleton height={480} />}>
          <Canvas
            key={`${of.id}${language}`}
            {...{ world, chosen, lit, picture }}
            title={of.who}
            onNode={setChosen}
            onEdge={setChosen}
            onList={() => relations.current?.focus()}
          />
        </Suspense>
        <div>
          <h3 ref={relations} tabIndex={-1}>
            {t('relations')}
          </h3>
          <ul className={styles.relations}>
            {of.edges.map(({ id, type, from, to, ratio, label }) => (
              <li key={id}>
                <span>
                  {nameOf(from)} → {nameOf(to)}
                </span>
                <span className={textStyles.muted}>
                  {[tg(`edge${type}`), ratio === undefined ? null : `${ratio}%`, label]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        </div>
        <ul className={layout.row2}>
          {firms.map(({ id, name }) => (
            <li key={id}>
              <GoLink
                icon="link"
                to={paths.graph({
                  taxId: id,
                  view: of.kind === 'GUARANTEE_CIRCLE' ? 'GUARANTEE' : 'CONTROL',
                })}
              >
                {t('openGraph', { name })}
              </GoLink>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
