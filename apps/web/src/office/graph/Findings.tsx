import type { FindingKind, GraphView } from '@xinjian/graph/graph'
import { sayFinding } from '@xinjian/graph/say-finding'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { cx } from '../../ui/cx.ts'
import { Empty, Skeleton } from '../../ui/States.tsx'
import layout from '../../ui/styles/layout.module.css'
import textStyles from '../../ui/styles/text.module.css'
import { Circles, type CirclesOf, type CirclesWithin, isClear, NoneDrawn } from './Circles.tsx'
import { circleWords } from './circle-words.ts'
import { findingWords } from './finding-words.ts'
import styles from './graph.module.css'
import { useNameOf } from './nouns.ts'
import { words } from './words.ts'
import type { Finding, InvoicesAsked, World } from './world.ts'

/** What a view could have found. */
const NONE_OF = {
  SUPPLY: 'noneOfSupply',
  GUARANTEE: 'noneOfGuarantee',
  EQUITY: 'noneOfControl',
  RELATION: 'noneOfControl',
  CONTROL: 'noneOfControl',
} as const satisfies Record<GraphView, string>

/** What findings of a view are checked by. */
const NOTE_OF = {
  SUPPLY: 'noteSUPPLY',
  GUARANTEE: 'noteGUARANTEE',
  EQUITY: 'noteHELD',
  RELATION: 'noteHELD',
  CONTROL: 'noteHELD',
} as const satisfies Record<GraphView, string>

/** Of a kind, before more are asked for. */
const FIRST = 10

const FindingDetail = lazy(() => import('./FindingDetail.tsx'))

/** What the analysis found by kind, each in a sentence that sets its part of the graph apart and lists its relations: trade opens invoices, others a card. */
export default function Findings(
  props: CirclesWithin & {
    findings: readonly Finding[]
    circles: CirclesOf
    view: GraphView
    /** Not everything that is held was looked at: then nothing is called clear. */
    cut: boolean
    /** Found, and not told for what was asked for. */
    hidden: number
    world: World
    /** Index of the one that is set apart. */
    chosen: number | null
    onChoose: (index: number | null) => void
    onInvoices: (asked: InvoicesAsked) => void
    onEdge: (id: string) => void
  },
) {
  const t = useWords(findingWords)
  const tc = useWords(circleWords)
  const tw = useWords(words)
  const language = useLanguage()
  const { findings, circles, view, levels, year, cut, hidden } = props
  const { world, chosen, onInvoices, onEdge } = props
  // A query kept before circles were counted says nothing of them.
  const searched = view !== 'SUPPLY' || circles !== undefined
  const nameOf = useNameOf(world.nodes)
  return (
    <Card
      title={tw('findings')}
      extra={
        chosen === null ? null : (
          <Button size="sm" icon="close" onClick={() => props.onChoose(null)}>
            {t('showAll')}
          </Button>
        )
      }
    >
      <Circles of={circles} {...{ levels, year }} />
      {hidden > 0 ? <p className={textStyles.mutedSm}>{tc('hidden', { n: hidden })}</p> : null}
      {findings.length === 0 ? (
        searched && isClear(circles) && hidden === 0 && !cut ? (
          <Empty icon="check" title={tc(NONE_OF[view])}>
            <p className={textStyles.muted}>
              {t('noFindingsNote')}
              {year ? tc('within', { levels, ...year }) : null}
            </p>
          </Empty>
        ) : (
          <NoneDrawn cut={cut} />
        )
      ) : (
        <>
          <p className={textStyles.mutedXs}>{t(NOTE_OF[view])}</p>
          <ul className={styles.kinds} aria-label={tw('findings')}>
            {[...byKind(findings)].map(([kind, of]) => (
              <Kind key={kind} {...{ kind, of, chosen }}>
                {(finding, i) => (
                  <>
                    <button
                      type="button"
                      className={cx(layout.hover, styles.finding)}
                      aria-pressed={i === chosen}
                      onClick={() => props.onChoose(i === chosen ? null : i)}
                    >
                      {sayFinding(finding, nameOf, language)}
                    </button>
                    {i === chosen ? (
                      <Suspense fallback={<Skeleton lines={3} />}>
                        <FindingDetail {...{ finding, world, nameOf, onInvoices, onEdge }} />
                      </Suspense>
                    ) : null}
                  </>
                )}
              </Kind>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

/** A finding with its index in the answer. */
type Placed = readonly [index: number, finding: Finding]

/** Kinds in the order in which the answer tells them. */
const byKind = (findings: readonly Finding[]): Map<FindingKind, Placed[]> =>
  Map.groupBy(
    findings.map((finding, i): Placed => [i, finding]),
    ([, { kind }]) => kind,
  )

/** Of one kind the first ten, and all of them when asked for; one that is set apart is always among them. */
function Kind(props: {
  kind: FindingKind
  of: readonly Placed[]
  chosen: number | null
  children: (finding: Finding, index: number) => ReactNode
}) {
  const t = useWords(findingWords)
  const { kind, of, chosen } = props
  const [whole, setWhole] = useState(false)
  const shown = of.filter(([i], place) => whole || place < FIRST || i === chosen)
  const title = t('kindOf', { kind: t(`kind${kind}`), n: of.length })
  return (
    <li>
      <h3 className={textStyles.mutedSm}>{title}</h3>
      <ol className={styles.findings} aria-label={title}>
        {shown.map(([i, finding]) => (
          <li key={i}>{props.children(finding, i)}</li>
        ))}
      </ol>
      {of.length > FIRST && (whole || shown.length < of.length) ? (
        <Button size="sm" onClick={() => setWhole(!whole)}>
          {whole ? t('fewerFindings') : t('moreFindings', { n: of.length - shown.length })}
        </Button>
      ) : null}
    </li>
  )
}
