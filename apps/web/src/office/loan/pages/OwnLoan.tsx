import { useQuery } from '@tanstack/react-query'
import { loan } from '@xinjian/contract/nouns/finance/loan'
import { useState } from 'react'
import { call } from '../../../api/client.ts'
import { messageOf } from '../../../api/errors.ts'
import { query as ask } from '../../../api/query.ts'
import { toastRefusal } from '../../../api/refusal.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { supplyChainPaths } from '../../../supply-chain-paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card, PageHead } from '../../../ui/Card.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/feedback.ts'
import { Failed, Skeleton } from '../../../ui/States.tsx'
import textStyles from '../../../ui/styles/text.module.css'
import { GoLink } from '../../common/GoLink.tsx'
import { useQueryState } from '../../common/useQueryState.ts'
import css from '../loan.module.css'
import { StateTag } from '../StateTag.tsx'
import { Paragraphs, Whole } from '../Whole.tsx'
import { words } from '../words.ts'

/** `/supplyChain/ownLoan?no`: one loan that one's own company has, and its contract to sign. */
export function Component() {
  const t = useWords(words)
  const [query] = useQueryState()
  const no = query.get('no') ?? ''
  const found = useQuery(ask(loan.ownLoanDetail, { no }))
  const [reading, setReading] = useState(false)
  const text = found.data?.toSign
  const sign = async () => {
    if (!text) return
    await call(loan.ownLoanSign, { no, hash: text.hash }, { silent: true })
    setReading(false)
    toast('success', t('signedDone'))
    await found.refetch()
  }
  return (
    <>
      <PageHead
        title={found.data ? `${found.data.funder} · ${no}` : no || t('ownTitle')}
        note={found.data && <StateTag of={found.data.row.state} />}
      >
        {text ? (
          <Button variant="primary" onClick={() => setReading(true)}>
            {t('sign')}
          </Button>
        ) : null}
        <GoLink to={supplyChainPaths.ownLoans()}>{t('toList')}</GoLink>
      </PageHead>
      {found.error ? (
        <Card>
          <Failed message={messageOf(found.error)} onRetry={() => void found.refetch()} />
        </Card>
      ) : found.data ? (
        <Whole of={found.data} />
      ) : (
        <Card>
          <Skeleton lines={8} />
        </Card>
      )}
      {text ? (
        <Dialog
          open={reading}
          title={`${text.title} ${text.version}`}
          onClose={() => setReading(false)}
          width="720px"
          footer={
            <Button variant="primary" onClick={() => void sign().catch(toastRefusal)}>
              {t('signNow')}
            </Button>
          }
        >
          <p className={textStyles.muted}>{t('signAsk')}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls is a stop of the keyboard */}
          <section className={css.text} tabIndex={0} aria-label={text.title}>
            <Paragraphs of={text.paragraphs} />
          </section>
        </Dialog>
      ) : null}
    </>
  )
}
