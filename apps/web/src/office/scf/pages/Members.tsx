import { useQueryClient } from '@tanstack/react-query'
import { programme, type RelationRow } from '@xinjian/contract/nouns/finance/scf'
import { RELATION_STATES } from '@xinjian/contract/scf/states'
import { lazy, Suspense, useState } from 'react'
import { call } from '../../../api/client.ts'
import { keyOf } from '../../../api/query.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { useMay } from '../../../shell/may.ts'
import { Button } from '../../../ui/Button.tsx'
import ways from '../../common/cells/ways.module.css'
import { choiceOf } from '../../list/choice.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { useList } from '../../list/useList.ts'
import { Ask } from '../Ask.tsx'
import { InviteButton } from '../InviteDialog.tsx'
import { useMemberColumns } from '../member-columns.tsx'
import { programmeWords } from '../programme-words.ts'
import { words } from '../words.ts'

const MemberDialog = lazy(() => import('../MemberDialog.tsx'))

/** `/supplyChain/members?keyword&state&page&size`: suppliers and dealers of core enterprises. */
export function Component() {
  const t = useWords(words)
  const p = useWords(programmeWords)
  const client = useQueryClient()
  const mayWrite = useMay('scf.write')
  const [adding, setAdding] = useState(false)
  const anew = () => client.invalidateQueries({ queryKey: keyOf(programme.scfRelationList) })
  const list = useList(programme.scfRelationList, {
    of: 'scfRelation',
    filters: [
      { kind: 'search', key: 'keyword', label: p('keywordFirm') },
      choiceOf('state', RELATION_STATES, { label: t('state'), all: t('allStates'), say: p }),
    ],
  })
  const actions = (row: RelationRow) =>
    mayWrite && row.state !== 'DISABLED' ? (
      <span className={ways.ways}>
        {row.state === 'INVITED' ? (
          <InviteButton as="MEMBER" refNo={row.no} who={row.name} />
        ) : null}
        <Ask
          size="sm"
          label={p('disable')}
          about={row.name}
          variant="danger"
          onSay={async (reason) => {
            await call(programme.scfRelationDisable, { no: row.no, reason }, { silent: true })
            await anew()
          }}
        />
      </span>
    ) : null
  return (
    <ListPage
      title={p('membersTitle')}
      note={p('membersNote')}
      list={list}
      columns={useMemberColumns(actions)}
      rowKey={({ no }) => no}
      noMatch={t('noMatch')}
      empty={{ icon: 'user', title: p('noMembers'), children: <p>{p('noMembersHint')}</p> }}
      head={
        mayWrite ? (
          <Button variant="primary" icon="plus" onClick={() => setAdding(true)}>
            {p('newMember')}
          </Button>
        ) : null
      }
    >
      {adding ? (
        <Suspense fallback={null}>
          <MemberDialog onDone={() => void anew()} onClose={() => setAdding(false)} />
        </Suspense>
      ) : null}
    </ListPage>
  )
}
