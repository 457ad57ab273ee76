import { useQueryClient } from '@tanstack/react-query'
import { type AnchorRow, programme } from '@xinjian/contract/nouns/finance/scf'
import { ANCHOR_STATES } from '@xinjian/contract/scf/states'
import { useState } from 'react'
import { call } from '../../../api/client.ts'
import { keyOf } from '../../../api/query.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { useMay } from '../../../shell/may.ts'
import { Button } from '../../../ui/Button.tsx'
import textStyles from '../../../ui/styles/text.module.css'
import ways from '../../common/cells/ways.module.css'
import { choiceOf } from '../../list/choice.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { useList } from '../../list/useList.ts'
import { AnchorDialog } from '../AnchorDialog.tsx'
import { Ask } from '../Ask.tsx'
import { useAnchorColumns } from '../anchor-columns.tsx'
import { InviteButton } from '../InviteDialog.tsx'
import { programmeWords } from '../programme-words.ts'
import { words } from '../words.ts'

const STEP = { DRAFT: 'ACTIVATE', ACTIVE: 'FREEZE', FROZEN: 'RELEASE' } as const

/** `/supplyChain/anchors?keyword&state&page&size`: core enterprises with their limits. */
export function Component() {
  const t = useWords(words)
  const p = useWords(programmeWords)
  const client = useQueryClient()
  const [mayWrite, mayDecide] = [useMay('scf.write'), useMay('scf.decide')]
  const [adding, setAdding] = useState(false)
  const anew = () => client.invalidateQueries({ queryKey: keyOf(programme.scfAnchorList) })
  const list = useList(programme.scfAnchorList, {
    of: 'scfAnchor',
    filters: [
      { kind: 'search', key: 'keyword', label: p('keywordFirm') },
      choiceOf('state', ANCHOR_STATES, { label: t('state'), all: t('allStates'), say: t }),
    ],
  })
  const actions = (row: AnchorRow) => {
    const step = row.state === 'EXPIRED' ? null : STEP[row.state]
    const mine = (step === 'ACTIVATE' && row.own) || (step === 'RELEASE' && row.froze)
    return (
      <span className={ways.ways}>
        {mayWrite && !row.joined && row.state !== 'EXPIRED' ? (
          <InviteButton as="ANCHOR" refNo={row.no} who={row.name} />
        ) : null}
        {mayDecide && step && !mine ? (
          <Ask
            size="sm"
            label={p(step)}
            about={row.name}
            variant={step === 'FREEZE' ? 'danger' : 'primary'}
            onSay={async (reason) => {
              await call(programme.scfAnchorStep, { no: row.no, step, reason }, { silent: true })
              await anew()
            }}
          />
        ) : null}
        {mayDecide && mine ? <small className={textStyles.muted}>{p('mine')}</small> : null}
      </span>
    )
  }
  return (
    <ListPage
      title={p('anchorsTitle')}
      note={p('anchorsNote')}
      list={list}
      columns={useAnchorColumns(actions)}
      rowKey={({ no }) => no}
      noMatch={t('noMatch')}
      empty={{ icon: 'building', title: p('noAnchors'), children: <p>{p('noAnchorsHint')}</p> }}
      head={
        mayWrite ? (
          <Button variant="primary" icon="plus" onClick={() => setAdding(true)}>
            {p('newAnchor')}
          </Button>
        ) : null
      }
    >
      <AnchorDialog open={adding} onDone={() => void anew()} onClose={() => setAdding(false)} />
    </ListPage>
  )
}
