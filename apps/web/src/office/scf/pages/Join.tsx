import { useQuery } from '@tanstack/react-query'
import { programme } from '@xinjian/contract/nouns/finance/scf'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { call } from '../../../api/client.ts'
import { messageOf } from '../../../api/errors.ts'
import { query as ask } from '../../../api/query.ts'
import { toastRefusal } from '../../../api/refusal.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { instant } from '../../../reports/format/instant.ts'
import { supplyChainPaths } from '../../../supply-chain-paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card, PageHead } from '../../../ui/Card.tsx'
import { toast } from '../../../ui/feedback.ts'
import { Failed, Skeleton } from '../../../ui/States.tsx'
import layout from '../../../ui/styles/layout.module.css'
import textStyles from '../../../ui/styles/text.module.css'
import { programmeWords } from '../programme-words.ts'

const TOKEN = /^[\w-]{43}$/

/** `/supplyChain/join#token`: an invitation, opened by somebody of the company that was invited. */
export function Component() {
  const p = useWords(programmeWords)
  const go = useNavigate()
  const token = useLocation().hash.slice(1)
  const isToken = TOKEN.test(token)
  const [busy, setBusy] = useState(false)
  const found = useQuery({ ...ask(programme.scfInvitation, { token }), enabled: isToken })
  const accept = async () => {
    setBusy(true)
    try {
      const { role } = await call(programme.scfAccept, { token }, { silent: true })
      toast('success', p('accepted'))
      void go(role === 'ANCHOR' ? supplyChainPaths.debts() : supplyChainPaths.ownReceivables())
    } catch (error) {
      toastRefusal(error)
    }
    setBusy(false)
  }
  const of = found.data
  return (
    <>
      <PageHead title={p('joinTitle')} />
      <Card>
        {isToken ? null : <Failed message={p('joinNone')} />}
        {found.error ? <Failed message={messageOf(found.error)} /> : null}
        {isToken && !of && !found.error ? <Skeleton lines={3} /> : null}
        {of ? (
          <div className={layout.stack4}>
            <p>
              {p('joinText', {
                ...{ funder: of.funderName, name: of.name, anchor: of.anchorName },
                role: p(of.role),
              })}
            </p>
            <p className={textStyles.muted}>
              {p('joinUntil', { at: instant(of.expiresAt).slice(0, 16) })}
            </p>
            {of.mine ? (
              <div>
                <Button variant="primary" disabled={busy} onClick={() => void accept()}>
                  {p('accept')}
                </Button>
              </div>
            ) : (
              <Failed message={p('joinOther', { name: of.name, taxNo: of.taxNo })} />
            )}
          </div>
        ) : null}
      </Card>
    </>
  )
}
