import { useQuery } from '@tanstack/react-query'
import { programme, type ScfProposal } from '@xinjian/contract/nouns/finance/scf'
import { query } from '../../api/query.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import layout from '../../ui/styles/layout.module.css'
import textStyles from '../../ui/styles/text.module.css'
import { yuan } from '../loan/fen.ts'
import { programmeWords } from './programme-words.ts'

/** Most that are shown: those with most trade. */
const SHOWN = 8

/** Who trades with a core enterprise by the invoices that are held. */
export function Proposals(props: { anchorNo: string; onTake: (one: ScfProposal) => void }) {
  const p = useWords(programmeWords)
  const found = useQuery(query(programme.scfProposals, { anchorNo: props.anchorNo }))
  if (!found.data) return null
  if (found.data.length === 0) return <p className={textStyles.muted}>{p('noProposals')}</p>
  return (
    <section aria-label={p('proposals')}>
      <p>
        {p('proposals')} <small className={textStyles.muted}>{p('proposalsNote')}</small>
      </p>
      <ul className={layout.stack3}>
        {found.data.slice(0, SHOWN).map((one) => (
          <li key={`${one.taxNo}/${one.role}`}>
            <Button size="sm" onClick={() => props.onTake(one)}>
              {p('choose')}
            </Button>{' '}
            {one.name} · {p(one.role)} · {p('months', { n: one.months })} · {yuan(one.totalFen)} ·{' '}
            {p('invoicesN', { n: one.invoices })}
          </li>
        ))}
      </ul>
    </section>
  )
}
