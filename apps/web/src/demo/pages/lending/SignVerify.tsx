import type { DemoLoan, DemoVisitState } from '@xinjian/contract/nouns/public/lendingDemo'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useWords } from '../../../i18n/dictionary.ts'
import { Button } from '../../../ui/Button.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import { LendingPage, OfLoan } from '../../lending/LendingPage.tsx'
import styles from '../../lending/lending.module.css'
import { pageWords } from '../../lending/page-words.ts'
import { CodeForm } from '../../lending/parts/CodeForm.tsx'
import { Refusal } from '../../lending/parts/Refusal.tsx'
import { lendingPaths } from '../../lending/paths.ts'
import { useStep } from '../../lending/useLending.ts'

const fits = ({ state, signed }: DemoLoan) => state === 'APPROVED' && signed.LOAN && signed.PAYMENT

/** `/jiuXianDemo/signVerify?loan`: who signs is proved by a code or a face. */
export function Component() {
  const t = useWords(pageWords)
  return (
    <LendingPage title={t('verifyTitle')} needs="READY">
      {(state) => (
        <OfLoan state={state} fits={fits}>
          {({ no }) => <Proving state={state} loanNo={no} />}
        </OfLoan>
      )}
    </LendingPage>
  )
}

function Proving({ state, loanNo }: { state: DemoVisitState; loanNo: number }) {
  const t = useWords(pageWords)
  const navigate = useNavigate()
  const { take, busy, refused, clear } = useStep()
  const [way, setWay] = useState<'SMS' | 'FACE'>('SMS')
  const prove = async (given: { way: 'FACE' } | { way: 'SMS'; code: string }) => {
    if (await take('lendingSignVerify', { loanNo, ...given }))
      navigate(lendingPaths.pay({ loan: loanNo }), { replace: true })
  }
  return (
    <>
      <Segmented
        label={t('way')}
        value={way}
        options={(['SMS', 'FACE'] as const).map((key) => ({ key, label: t(key) }))}
        onChange={(way) => {
          setWay(way)
          clear()
        }}
      />
      {way === 'SMS' ? (
        <CodeForm
          state={state}
          refused={refused}
          sending={busy === 'lendingCode'}
          checking={busy === 'lendingSignVerify'}
          action={t('confirmSign')}
          onSend={() => void take('lendingCode', { loanNo })}
          onCheck={(code) => void prove({ way: 'SMS', code })}
        />
      ) : (
        <div className={styles.stack}>
          <p className={styles.note}>{t('faceNote')}</p>
          <Refusal refused={refused} />
          <Button
            variant="primary"
            size="lg"
            block
            icon="camera"
            busy={busy !== null}
            onClick={() => void prove({ way: 'FACE' })}
          >
            {t('faceGo')}
          </Button>
        </div>
      )}
    </>
  )
}
