import { useWords } from '../../../i18n/dictionary.ts'
import { useLanguage } from '../../../i18n/language.ts'
import layout from '../../../ui/styles/layout.module.css'
import textStyles from '../../../ui/styles/text.module.css'
import { Tag } from '../../../ui/Tag.tsx'
import { OpenButton } from '../../common/cells/OpenButton.tsx'
import { exact, share, short } from '../amounts.ts'
import { factWords } from '../fact-words.ts'
import styles from '../graph.module.css'
import { useNameOf, useNodeNames } from '../nouns.ts'
import { words } from '../words.ts'
import { isMutual, otherEnd, type World, type WorldEdge, type WorldNode } from '../world.ts'
import { Facts } from './Facts.tsx'

/** What is known of a party, and each of its relations. */
export function NodeCard(props: { node: WorldNode; world: World; onEdge: (id: string) => void }) {
  const t = useWords(words)
  const tf = useWords(factWords)
  const language = useLanguage()
  const { node, world } = props
  const names = useNodeNames()
  const nameOf = useNameOf(world.nodes)
  const edges = world.edgesOf(node.id)
  const trades = edges.flatMap(({ trade }) => trade ?? [])
  const turnover = trades.length > 0 ? trades.reduce((sum, of) => sum + of.total12, 0) : undefined
  const folded = world.foldedOf.get(node.id)
  const months = trades.flatMap(({ firstMonth, lastMonth }) => [firstMonth, lastMonth]).sort()
  const said = (edge: WorldEdge) => saidOf(edge, node.id)
  const saidOf = (edge: WorldEdge, id: string) => {
    const name = nameOf(otherEnd(edge, id))
    if (edge.type === 'SUPPLY') return t(edge.from === id ? 'asSeller' : 'asBuyer', { name })
    const kind = t(`edge${edge.type}`)
    if (isMutual(edge.type)) return `${kind} · ${name}`
    return edge.from === id ? `${kind} → ${name}` : `${kind} ← ${name}`
  }
  return (
    <>
      {node.masked ? <p className={textStyles.mutedSm}>{tf('maskedNote')}</p> : null}
      {node.risks && node.risks.length > 0 ? (
        <p className={layout.row2}>
          {node.risks.map((risk) => (
            <Tag key={risk} colour="red">
              {names.said(risk)}
            </Tag>
          ))}
        </p>
      ) : null}
      <Facts
        of={[
          [tf('type'), names.kind(node)],
          [tf('level'), tf('nth', { n: node.level })],
          [tf('status'), names.status(node)],
          [t('industry'), names.industry(node)],
          [t('region'), names.region(node)],
          ...(node.type === 'ENTERPRISE'
            ? ([
                [tf('risks'), names.risks(node)],
                [tf('sales'), <Amount key="sales" fen={node.sales12} />],
                [tf('turnover'), <Amount key="turnover" fen={turnover ?? null} />],
                [tf('span'), months.length > 0 ? `${months[0]} – ${months.at(-1)}` : '--'],
                [tf('position'), names.position(node)],
                [tf('rank'), share(node.rank)],
              ] as const)
            : []),
        ]}
      />
      <h4>{tf('relations', { n: edges.length })}</h4>
      <ul className={styles.relations}>
        {edges.map((edge) => (
          <li key={edge.id}>
            <OpenButton onClick={() => props.onEdge(edge.id)}>{said(edge)}</OpenButton>
            {edge.trade ? (
              <span className={textStyles.num}>{short(edge.trade.total12, language)}</span>
            ) : null}
          </li>
        ))}
        {folded ? (
          <li>
            {t('others', { n: folded.count })}
            <span className={textStyles.num}>{short(folded.total12, language)}</span>
          </li>
        ) : null}
      </ul>
    </>
  )
}

/** Short to read, exact to whoever points at it. */
export function Amount({ fen }: { fen: number | null }) {
  const language = useLanguage()
  return (
    <span className={textStyles.num} {...(fen !== null && { title: exact(fen) })}>
      {short(fen, language)}
    </span>
  )
}
