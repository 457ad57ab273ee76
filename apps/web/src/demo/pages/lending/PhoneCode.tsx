import { DEMO_BORROWER } from '@xinjian/contract/lending-demo/world'
import type { DemoVisitState } from '@xinjian/contract/nouns/public/lendingDemo'
import { maskMobile } from '@xinjian/format'
import { useNavigate } from 'react-router'
import { useWords } from '../../../i18n/dictionary.ts'
import { LendingPage } from '../../lending/LendingPage.tsx'
import styles from '../../lending/lending.module.css'
import { pageWords } from '../../lending/page-words.ts'
import { CodeForm } from '../../lending/parts/CodeForm.tsx'
import { lendingPaths } from '../../lending/paths.ts'
import { useStep } from '../../lending/useLending.ts'

/** `/jiuXianDemo/phoneCode`: a code to the invented phone. */
export function Component() {
  const t = useWords(pageWords)
  return (
    <LendingPage title={t('codeTitle')} needs="CODE">
      {(state) => <Coded state={state} />}
    </LendingPage>
  )
}

function Coded({ state }: { state: DemoVisitState }) {
  const t = useWords(pageWords)
  const navigate = useNavigate()
  const { take, busy, refused } = useStep()
  return (
    <>
      <p className={styles.note}>{t('codeNote', { mobile: maskMobile(DEMO_BORROWER.mobile) })}</p>
      <CodeForm
        state={state}
        refused={refused}
        sending={busy === 'lendingCode'}
        checking={busy === 'lendingVerify'}
        action={t('codeNext')}
        onSend={() => void take('lendingCode', {})}
        onCheck={async (code) => {
          if (await take('lendingVerify', { code })) navigate(lendingPaths.credit())
        }}
      />
    </>
  )
}
