import type { GraphViewAnswer } from '@xinjian/contract/graph/view'
import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { instant } from '../../reports/format/instant.ts'
import { Card } from '../../ui/Card.tsx'
import { cx } from '../../ui/cx.ts'
import { Segmented } from '../../ui/Segmented.tsx'
import { Empty, Skeleton } from '../../ui/States.tsx'
import layout from '../../ui/styles/layout.module.css'
import textStyles from '../../ui/styles/text.module.css'
import { SearchInput } from '../common/SearchInput.tsx'
import { useQueryState } from '../common/useQueryState.ts'
import { ExportMenu } from './ExportMenu.tsx'
import styles from './graph.module.css'
import { useNameOf } from './nouns.ts'
import { Panel } from './Panel.tsx'
import { PathBetween } from './PathBetween.tsx'
import { Sources } from './Sources.tsx'
import { useSelection } from './useSelection.ts'
import { words } from './words.ts'
import {
  type InvoicesAsked,
  isMutual,
  type Lit,
  litOf,
  litOfFinding,
  searched,
  worldOf,
} from './world.ts'

const Canvas = lazy(() => import('./draw/Canvas.tsx'))
const Findings = lazy(() => import('./Findings.tsx'))
const Lists = lazy(() => import('./Lists.tsx'))
const NodeCard = lazy(() =>
  import('./card/NodeCard.tsx').then(({ NodeCard }) => ({ default: NodeCard })),
)
const EdgeCard = lazy(() =>
  import('./card/EdgeCard.tsx').then(({ EdgeCard }) => ({ default: EdgeCard })),
)
const Invoices = lazy(() => import('./card/Invoices.tsx'))

/** Below it the lists come first: a graph takes room. */
const NARROW = '(max-width: 640px)'

/** One kept query: what it stands on, the graph or its lists, what was found in it, and the card of what is chosen. */
export function Answer({ answer }: { answer: GraphViewAnswer }) {
  const t = useWords(words)
  const language = useLanguage()
  const { enterpriseName, queryNo, view, levels } = answer
  const title = t('shown', { name: enterpriseName, view: t(view), levels })
  const [query, change] = useQueryState()
  const world = useMemo(() => worldOf(answer), [answer])
  const nameOf = useNameOf(world.nodes)
  const { chosen, open, close, keys } = useSelection()
  const [asked, setAsked] = useState<InvoicesAsked | null>(null)
  const [joined, setJoined] = useState<Lit | null>(null)
  const picture = useRef<((lines: readonly string[]) => Promise<Blob>) | null>(null)
  const [narrow] = useState(() => matchMedia(NARROW).matches)
  const shown = query.get('show')
  const show = shown === 'list' || shown === 'canvas' ? shown : narrow ? 'list' : 'canvas'
  const keyword = query.get('find') ?? ''
  const found = searched(world, keyword)
  const finding = answer.findings[Number(query.get('finding') ?? 'none')]
  const lit = useLit(finding, joined, keyword ? found : null)
  const setLit = (next: Lit | null) => {
    setJoined(next)
    change({ finding: null, find: null })
  }
  const caption = [title, `${t('at', { at: instant(answer.at) })} · ${queryNo}`]
  const search = (text: string) => {
    setJoined(null)
    const [first] = searched(world, text)
    change({ find: text, finding: null, node: first?.id ?? null, edge: null })
  }
  const node = chosen && world.nodes.get(chosen)
  const edge = chosen && world.edges.get(chosen)
  const onNode = (id: string) => open({ node: id })
  const onEdge = (id: string) => open({ edge: id })
  if (answer.edges.length === 0)
    return (
      <Card title={title}>
        <Sources of={answer.sources} cut={answer.cut} />
        <Empty icon="search" title={t('nothing')}>
          <p className={textStyles.muted}>{t('nothingNote')}</p>
        </Empty>
      </Card>
    )
  return (
    <div {...keys} className={cx(layout.stack4, styles.answer)}>
      <Card
        title={title}
        extra={
          <ExportMenu
            queryNo={queryNo}
            picture={show === 'canvas' ? () => picture.current!(caption) : null}
          />
        }
      >
        <p className={textStyles.mutedSm}>
          {t('at', { at: instant(answer.at) })} · {t(answer.charged ? 'charged' : 'free')} ·{' '}
          {t('counts', { nodes: answer.nodes.length, edges: answer.edges.length })} · {queryNo}
        </p>
        <Sources of={answer.sources} cut={answer.cut} />
        <div className={styles.tools}>
          <Segmented
            label={t('show')}
            value={show}
            options={(['canvas', 'list'] as const).map((key) => ({ key, label: t(key) }))}
            onChange={(key) => change({ show: key })}
          />
          <SearchInput label={t('search')} value={keyword} onSearch={search} />
          <span role="status" className={textStyles.mutedSm}>
            {keyword ? (found.length > 0 ? t('found', { n: found.length }) : t('notFound')) : null}
          </span>
        </div>
      </Card>
      <div className={styles.split}>
        <div className={cx(layout.stack4, styles.main)}>
          <Suspense fallback={<Skeleton height={560} />}>
            {show === 'canvas' ? (
              <Card>
                <Canvas
                  key={`${queryNo}${language}`}
                  {...{ world, chosen, lit, onNode, onEdge, picture }}
                  title={enterpriseName}
                  onList={() => change({ show: 'list' })}
                />
              </Card>
            ) : (
              <Lists {...{ world, lit, onNode, onEdge }} />
            )}
          </Suspense>
        </div>
        <div className={cx(layout.stack4, styles.side)}>
          {node ? (
            <Panel title={node.name} onClose={close}>
              <Suspense fallback={<Skeleton height={320} />}>
                <NodeCard {...{ node, world, onEdge }} onInvoices={setAsked} />
              </Suspense>
            </Panel>
          ) : null}
          {edge ? (
            <Panel
              title={`${t(`edge${edge.type}`)}：${nameOf(edge.from)} ${isMutual(edge.type) ? '—' : '→'} ${nameOf(edge.to)}`}
              onClose={close}
            >
              <Suspense fallback={<Skeleton height={320} />}>
                <EdgeCard {...{ edge, world, queryNo, onNode }} onInvoices={setAsked} />
              </Suspense>
            </Panel>
          ) : null}
          <PathBetween queryNo={queryNo} world={world} onLit={setLit} />
          <Suspense fallback={<Skeleton height={320} />}>
            <Findings
              findings={answer.findings}
              circles={answer.circles}
              cut={answer.cut.length > 0}
              {...{ view, levels, year: answer.year }}
              hidden={answer.hiddenFindings ?? 0}
              world={world}
              chosen={finding ? answer.findings.indexOf(finding) : null}
              onChoose={(index) => {
                setJoined(null)
                change({ finding: index, find: null })
              }}
              onInvoices={setAsked}
              onEdge={onEdge}
            />
          </Suspense>
        </div>
      </div>
      {asked !== null ? (
        <Suspense>
          <Invoices
            key={[
              ...asked.edges,
              asked.paper?.issued,
              asked.paper?.total,
              asked.counted?.to,
            ].join()}
            {...{ queryNo, asked, world }}
            taxNo={answer.taxNo}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      ) : null}
    </div>
  )
}

/** What is set apart: a finding, else a path, else what was searched for. The same object as long as it is the same. */
function useLit(
  finding: GraphViewAnswer['findings'][number] | undefined,
  joined: Lit | null,
  found: readonly { id: string }[] | null,
): Lit | null {
  const ids = found && found.length > 0 ? found.map(({ id }) => id).join('\n') : null
  return useMemo(() => {
    if (finding) return litOfFinding(finding)
    if (joined) return joined
    return ids === null ? null : litOf({ nodes: ids.split('\n'), edges: [] })
  }, [finding, joined, ids])
}
